import { execFileSync } from 'node:child_process';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';

/** Git failed. */
export class GitError extends Error {
  override readonly name = 'GitError';

  /**
   * @param status exit code of git; undefined when it could not run
   * @param missing what git does not know: the repository of the folder, or the commit of a ref
   */
  constructor(
    message: string,
    readonly status: number | undefined,
    readonly missing?: 'repository' | { ref: string },
  ) {
    super(message);
  }
}

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
export function formatGitError({ message, status, missing }: GitError, language: AuthorLanguage): string {
  const text = texts[language];
  if (missing === 'repository') return text.noRepository;
  if (status === undefined) return text.notRun(message);
  if (missing === undefined) return message;
  const unknown = text.unknownRef(missing.ref);
  return missing.ref.startsWith('origin/') ? `${unknown}; ${text.fetch}` : unknown;
}

/**
 * Runs git in a folder. Our commands never change the index or the working copy.
 *
 * @returns standard output
 * @throws GitError with git's message
 */
export function runGit(
  folder: string,
  args: readonly string[],
  { env = {}, input }: { env?: Readonly<Record<string, string>>; input?: string } = {},
): string {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      // We parse git's messages, so they need one language.
      env: { ...process.env, LC_ALL: 'C', ...env },
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(input === undefined ? {} : { input }),
    });
  } catch (error) {
    const { stderr, message, status } = error as { stderr?: string; message: string; status?: number | null };
    throw new GitError(stderr?.trim() || message, status ?? undefined);
  }
}

/**
 * Full commit id of a ref.
 *
 * @throws GitError that says what is missing
 */
export function resolveCommit(folder: string, ref: string): string {
  requireRepository(folder);
  try {
    return runGit(folder, ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`]).trim();
  } catch (error) {
    throw new GitError(`${ref}: no commit of this name`, (error as GitError).status, { ref });
  }
}

function requireRepository(folder: string): void {
  try {
    runGit(folder, ['rev-parse', '--git-dir']);
  } catch (error) {
    const { message, status } = error as GitError;
    throw message.includes('not a git repository') ? new GitError(message, status, 'repository') : error;
  }
}

/** Git's exit code when two commits have no common ancestor. */
const nothingInCommon = 1;

/**
 * Common ancestor of two commits; the first commit itself when the history lacks one.
 *
 * @throws GitError
 */
export function findMergeBase(folder: string, commit: string, other: string): string {
  try {
    return runGit(folder, ['merge-base', commit, other]).trim();
  } catch (error) {
    if (error instanceof GitError && error.status === nothingInCommon) return commit;
    throw error;
  }
}
