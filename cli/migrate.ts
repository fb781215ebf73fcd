import { createTextReader } from '../catalogue/source/create-text-reader';
import type { TextEdit } from '../checks/findings/locate-finding';
import type { AuthorLanguage } from '../checks/findings/tell-finding';
import { applyChange } from './change/apply-change';
import { type CommandContext, defineCommand } from './frame/command';
import { listConfigFiles } from './migrate/list-config-files';
import { renameOldKeys } from './migrate/rename-old-keys';
import { requireRoot } from './project/require-root';

const texts = {
  'pt-BR': {
    summary: 'atualiza em todos os arquivos as chaves renomeadas nos esquemas',
    dryRun: 'mostra o que mudaria, sem gravar',
    nothing: 'Nenhuma chave antiga.',
  },
  en: {
    summary: 'renames keys that the schemas have given another name, in every file',
    dryRun: 'shows what would change, and changes nothing',
    nothing: 'No old keys.',
  },
} as const satisfies Record<AuthorLanguage, object>;

export const command = ({ language, cwd, terminal }: CommandContext) => {
  const text = texts[language];
  return defineCommand({
    meta: { description: text.summary },
    args: {
      'dry-run': { type: 'boolean', description: text.dryRun },
    },
    run: ({ args }) => {
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
        isDryRun: args['dry-run'] === true,
        language,
        terminal,
        nothing: text.nothing,
      });
    },
  });
};
