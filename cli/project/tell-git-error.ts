import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { type GitError, NoRepositoryError, UnknownRefError } from '../git/git';

const texts = {
  'pt-BR': {
    notRun: (reason: string) => `não foi possível usar o git (${reason})`,
    noRepository: 'esta pasta não está em um repositório git',
    unknownRef: (ref: string) => `o ramo, tag ou commit "${ref}" não existe aqui`,
    fetch: 'tente git fetch',
  },
  en: {
    notRun: (reason: string) => `git could not be used (${reason})`,
    noRepository: 'this folder is in no git repository',
    unknownRef: (ref: string) => `there is no branch, tag or commit "${ref}" here`,
    fetch: 'git fetch may bring it',
  },
} as const satisfies Record<AuthorLanguage, object>;

/** Git's error in the author's language, if we know it. */
export function tellGitError(error: GitError, language: AuthorLanguage): string {
  const text = texts[language];
  if (error instanceof NoRepositoryError) return text.noRepository;
  if (error.status === undefined) return text.notRun(error.message);
  if (!(error instanceof UnknownRefError)) return error.message;
  const told = text.unknownRef(error.ref);
  return error.ref.startsWith('origin/') ? `${told}; ${text.fetch}` : told;
}
