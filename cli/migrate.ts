import { createJsonReader } from '../catalogue/source/json-text';
import { createTextReader } from '../checks/disk/create-text-reader';
import { locateFinding, type TextEdit } from '../checks/findings/locate-finding';
import type { AuthorLanguage } from '../checks/findings/tell-finding';
import { inspectConfig } from '../checks/inspect-config';
import { applyChange, buildDryRunArg } from './change/apply-change';
import { type CommandContext, defineCommand } from './frame/command';
import { requireRoot } from './project/require-root';

const texts = {
  'pt-BR': {
    summary: 'atualiza em todos os arquivos as chaves renomeadas nos esquemas',
    nothing: 'Nenhuma chave antiga.',
  },
  en: {
    summary: 'renames keys that the schemas have given another name, in every file',
    nothing: 'No old keys.',
  },
} as const satisfies Record<AuthorLanguage, object>;

export const command = ({ language, cwd, terminal }: CommandContext) => {
  const text = texts[language];
  return defineCommand({
    meta: { description: text.summary },
    args: buildDryRunArg(language),
    run: ({ args }) => {
      const { root } = requireRoot(cwd, language);
      return applyChange(root, () => ({ edits: renameOldKeys(root) }), {
        isDryRun: args['dry-run'] === true,
        language,
        terminal,
        nothing: text.nothing,
      });
    },
  });
};

/** Fixes of the check for keys with a new name, by file. Where an object has both, they stay and a person must choose. */
function renameOldKeys(root: string): Map<string, TextEdit[]> {
  const readJson = createJsonReader(createTextReader(root));
  const edits = new Map<string, TextEdit[]>();
  for (const finding of inspectConfig(root).findings) {
    if (finding.code !== 'key-deprecated' || !finding.fix) continue;
    const { file } = finding.place;
    edits.set(file, [...(edits.get(file) ?? []), ...locateFinding(finding, readJson(file)).edits]);
  }
  return edits;
}
