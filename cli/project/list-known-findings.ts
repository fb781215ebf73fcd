import { existsSync } from 'node:fs';
import path from 'node:path';
import { configPaths } from '../../catalogue/config-paths';
import type { BrandSubject } from '../../catalogue/subject';
import { inspectConfig } from '../../checks/inspect-config';
import { extractCommit } from '../git/extract-commit';
import { findMergeBase, resolveCommit } from '../git/git';
import { findRenames } from '../plan/find-renames';
import { type FolderMove, identifyFinding } from '../report/identify-finding';

/**
 * Findings at the commit where this branch left a reference, as `identifyFinding` keys. A brand renamed since has its
 * new name.
 *
 * @throws GitError when the reference is not a commit
 */
export function listKnownFindings(root: string, ref: string): ReadonlySet<string> {
  const commit = extractCommit(root, findMergeBase(root, resolveCommit(root, ref), 'HEAD'));
  try {
    const gone = new Map<string, BrandSubject>();
    const { findings } = inspectConfig(commit.folder, { onBrand: keepMissing(gone, root) });
    const moves = listMoves(root, commit.folder, gone);
    return new Set(findings.map((finding) => identifyFinding(finding, moves)));
  } finally {
    commit.remove();
  }
}

/** @param gone brands that only the old tree has */
function listMoves(root: string, old: string, gone: ReadonlyMap<string, BrandSubject>): FolderMove[] {
  if (gone.size === 0) return [];
  const come = new Map<string, BrandSubject>();
  inspectConfig(root, { onBrand: keepMissing(come, old) });
  return findRenames({ brands: gone }, { brands: come }).map(({ from, to }) => ({
    from: configPaths.brandFolder(from),
    to: configPaths.brandFolder(to),
  }));
}

/** Keeps brands that another tree lacks. */
function keepMissing(kept: Map<string, BrandSubject>, other: string): (brand: BrandSubject) => void {
  return (brand) => {
    if (!existsSync(path.join(other, configPaths.brandFolder(brand.id)))) kept.set(brand.id, brand);
  };
}
