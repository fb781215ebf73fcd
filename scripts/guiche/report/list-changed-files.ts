import { execFileSync } from 'node:child_process';
import { UsageError } from '../frame/command';

/**
 * Files below a folder that differ from where this branch left a reference: committed, changed or new.
 *
 * @param ref a branch, tag or commit
 * @returns paths inside the folder
 * @throws UsageError when git does not know the reference, or the folder is in no repository
 */
export function listChangedFiles(root: string, ref: string): ReadonlySet<string> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 });
  try {
    const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).trim();
    const base = git('merge-base', commit, 'HEAD').trim();
    const changed = git('diff', '--name-only', '--relative', '--diff-filter=d', '-z', base);
    const added = git('ls-files', '--others', '--exclude-standard', '-z');
    return new Set(`${changed}${added}`.split('\0').filter((file) => file !== ''));
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    throw new UsageError(`--since ${ref}: ${stderr?.trim() || 'git'}`);
  }
}
