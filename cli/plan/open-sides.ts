import { type ExtractedCommit, extractCommit } from '../git/extract-commit';
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
  const start = findMergeBase(root, resolveCommit(root, from), end);
  const opened: ExtractedCommit[] = [];
  try {
    return {
      from: open(from, start),
      to: to === undefined ? { ref: to, folder: root } : open(to, end),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }

  function open(ref: string, commit: string): Side {
    const extracted = extractCommit(root, commit);
    opened.push(extracted);
    return { ref, folder: extracted.folder };
  }

  function close(): void {
    for (const { remove } of opened) remove();
  }
}
