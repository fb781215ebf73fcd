import type { AuthorLanguage } from '../checks/findings/describe-finding';
import type { Inspection } from '../checks/inspect-config';
import { applyChange, buildDryRunArg } from './change/apply-change';
import { planFixes } from './fix/plan-fixes';
import { defineCommand } from './frame/command';
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

export const command = defineCommand(texts, {
  args: (_, language) => buildDryRunArg(language),
  run: ({ args, text, language, cwd, terminal }) => {
    const { root } = requireRoot(cwd, language);
    const plan = ({ files }: Inspection) => planFixes(files, ({ code }) => code === 'key-deprecated');
    return applyChange(root, plan, { isDryRun: args['dry-run'] === true, language, terminal, nothing: text.nothing });
  },
});
