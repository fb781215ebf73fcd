import { extractCommit } from '../git/extract-commit';
import { findMergeBase, resolveCommit } from '../git/git';

/** One side of a plan: a ref's files in a separate folder, or the working copy. */
export interface Side {
  /** Undefined for the working copy. */
  ref: string | undefined;
  folder: string;
}

export interface OpenSides {
  from: Side;
  to: Side;
  /** Removes the temporary folders. */
  close: () => void;
}

/**
 * Opens both sides of a plan. The first is the common ancestor with the ref, so that later changes by others do not
 * count.
 *
 * @param to a ref; the working copy when absent
 * @throws GitError when one of them is not a commit
 */
export function openSides(root: string, from: string, to: string | undefined): OpenSides {
  const end = resolveCommit(root, to ?? 'HEAD');
  const before = extractCommit(root, findMergeBase(root, resolveCommit(root, from), end));
  try {
    const after = to === undefined ? undefined : extractCommit(root, end);
    const close = () => {
      before.remove();
      after?.remove();
    };
    return { from: { ref: from, folder: before.folder }, to: { ref: to, folder: after?.folder ?? root }, close };
  } catch (error) {
    before.remove();
    throw error;
  }
}
