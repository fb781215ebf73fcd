import { GitError, resolveCommit, runGit } from './git';

/**
 * Files that git can restore: committed, neither changed nor staged since. Empty outside git, or before the first
 * commit.
 *
 * @throws GitError
 */
export function listSafeFiles(root: string, files: readonly string[]): ReadonlySet<string> {
  if (files.length === 0) return new Set();
  const list = (...args: string[]) =>
    runGit(root, ['--literal-pathspecs', ...args, '-z', '--', ...files])
      .split('\0')
      .filter((name) => name !== '');
  try {
    const head = resolveCommit(root, 'HEAD');
    const changed = new Set(list('diff', '--name-only', '--relative', head));
    return new Set(list('ls-tree', head, '--name-only').filter((name) => !changed.has(name)));
  } catch (error) {
    if (error instanceof GitError && error.missing) return new Set();
    throw error;
  }
}
