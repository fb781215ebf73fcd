import { inspectConfig } from '../../../renderer/config/inspect-config';
import { extractCommit } from '../../git/extract-commit';
import { findMergeBase, resolveCommit } from '../../git/git';
import { identifyFinding } from '../report/identify-finding';

/**
 * What was to be found where this branch left a reference, as `identifyFinding` calls it.
 *
 * @throws GitError when the reference is no commit
 */
export function listKnownFindings(root: string, ref: string): ReadonlySet<string> {
  const commit = extractCommit(root, findMergeBase(root, resolveCommit(root, ref), 'HEAD'));
  try {
    return new Set(inspectConfig(commit.folder).findings.map(identifyFinding));
  } finally {
    commit.remove();
  }
}
