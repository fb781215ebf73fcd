import { execFileSync } from 'node:child_process';

/** Git could not do what was asked of it: no repository, or no such commit. */
export class GitError extends Error {
  override readonly name = 'GitError';
}

/**
 * Runs git in a folder; nothing of the index or the working copy is touched by the commands that we run.
 *
 * @returns what it prints
 * @throws GitError with what it says
 */
export function runGit(
  folder: string,
  args: readonly string[],
  { env = {}, input }: { env?: Readonly<Record<string, string>>; input?: string } = {},
): string {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'pipe'],
      ...(input === undefined ? {} : { input }),
    });
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new GitError(stderr?.trim() || message);
  }
}

/** Full name of the commit that a ref means. @throws GitError naming the ref */
export function resolveCommit(folder: string, ref: string): string {
  try {
    return runGit(folder, ['rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`]).trim();
  } catch (error) {
    throw new GitError(`${ref}: ${(error as GitError).message}`);
  }
}

/** The commit at which two histories part; the first one itself where their common past is not there. */
export function findMergeBase(folder: string, commit: string, other: string): string {
  try {
    return runGit(folder, ['merge-base', commit, other]).trim();
  } catch (error) {
    if (error instanceof GitError) return commit;
    throw error;
  }
}
