import { execFileSync } from 'node:child_process';

/** Git failed: no repository, or an unknown commit. */
export class GitError extends Error {
  override readonly name: string = 'GitError';

  /** @param status exit code of git; undefined when it could not run */
  constructor(
    message: string,
    readonly status: number | undefined,
  ) {
    super(message);
  }
}

/** The folder is in no repository. */
export class NoRepositoryError extends GitError {
  override readonly name = 'NoRepositoryError';
}

/** The repository has no commit of that name. */
export class UnknownRefError extends GitError {
  override readonly name = 'UnknownRefError';

  constructor(
    readonly ref: string,
    status: number | undefined,
  ) {
    super(`${ref}: no commit of this name`, status);
  }
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
 * @throws NoRepositoryError or UnknownRefError
 */
export function resolveCommit(folder: string, ref: string): string {
  requireRepository(folder);
  try {
    return runGit(folder, ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`]).trim();
  } catch (error) {
    throw new UnknownRefError(ref, (error as GitError).status);
  }
}

function requireRepository(folder: string): void {
  try {
    runGit(folder, ['rev-parse', '--git-dir']);
  } catch (error) {
    const { message, status } = error as GitError;
    throw message.includes('not a git repository') ? new NoRepositoryError(message, status) : error;
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
