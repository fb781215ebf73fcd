import { execFileSync } from 'node:child_process';

/** Of some files below a folder, those that git can bring back: committed, and neither changed nor staged since. None outside of git. */
export function listSafeFiles(root: string, files: readonly string[]): ReadonlySet<string> {
  if (files.length === 0) return new Set();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '--literal-pathspecs', ...args, '-z', '--', ...files], {
      encoding: 'utf8',
      stdio: 'pipe',
      maxBuffer: 1e8,
    })
      .split('\0')
      .filter((name) => name !== '');
  try {
    const changed = new Set(git('diff', '--name-only', '--relative', 'HEAD'));
    return new Set(git('ls-tree', 'HEAD', '--name-only').filter((name) => !changed.has(name)));
  } catch {
    return new Set();
  }
}
