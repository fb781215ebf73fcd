import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { CommandError } from '../frame/command';
import { findMergeBase, formatGitError, GitError, resolveCommit, runGit } from '../git/git';

/**
 * Files below a folder that differ from where this branch left a reference: committed, changed or new.
 *
 * @param ref a branch, tag or commit
 * @returns paths inside the folder
 * @throws CommandError when git does not know the reference, or the folder is in no repository
 */
export function listChangedFiles(root: string, ref: string, language: AuthorLanguage): ReadonlySet<string> {
  try {
    const base = findMergeBase(root, resolveCommit(root, ref), 'HEAD');
    const changed = runGit(root, ['diff', '--name-only', '--relative', '--diff-filter=d', '-z', base]);
    const added = runGit(root, ['ls-files', '--others', '--exclude-standard', '-z']);
    return new Set(`${changed}${added}`.split('\0').filter((file) => file !== ''));
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new CommandError(`--since: ${formatGitError(error, language)}`);
  }
}
