import type { TextEdit } from '../../renderer/config/findings/locate-finding';
import type { AuthorLanguage } from '../../renderer/config/findings/tell-finding';
import { createTextReader } from '../../renderer/config/source/create-text-reader';
import { applyChange } from './change/apply-change';
import { defineCommand } from './frame/command';
import { listConfigFiles } from './migrate/list-config-files';
import { renameOldKeys } from './migrate/rename-old-keys';
import { requireRoot } from './project/require-root';

const nothing = {
  'pt-BR': 'Nenhuma chave antiga.',
  en: 'No old keys.',
} as const satisfies Record<AuthorLanguage, string>;

export const command = defineCommand({
  operandCount: 0,
  options: { 'dry-run': { type: 'boolean' } },
  words: {
    'pt-BR': {
      summary: 'troca chaves que mudaram de nome nos esquemas, em todos os arquivos',
      usage: '[--dry-run]',
      options: { 'dry-run': 'mostra o que mudaria, sem mudar' },
    },
    en: {
      summary: 'renames keys that the schemas have given another name, in every file',
      usage: '[--dry-run]',
      options: { 'dry-run': 'shows what would change, and changes nothing' },
    },
  },
  run: ({ values, language, cwd, terminal }) => {
    const { root } = requireRoot(cwd, language);
    const plan = () => {
      const readText = createTextReader(root);
      const edits = new Map<string, readonly TextEdit[]>();
      for (const { file, schema } of listConfigFiles(root)) {
        const own = renameOldKeys(readText(file), schema);
        if (own.length > 0) edits.set(file, own);
      }
      return { edits };
    };
    return applyChange(root, plan, {
      isDryRun: values['dry-run'] === true,
      language,
      terminal,
      nothing: nothing[language],
    });
  },
});
