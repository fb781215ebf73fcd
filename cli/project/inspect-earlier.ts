import { existsSync } from 'node:fs';
import path from 'node:path';
import { configPaths } from '../../catalogue/config-paths';
import { type EarlierPrices, listPrices } from '../../catalogue/earlier-prices';
import type { BrandSubject } from '../../catalogue/subject';
import { identifyFinding } from '../../checks/findings/identify-finding';
import { inspectConfig } from '../../checks/inspect-config';
import { extractCommit } from '../git/extract-commit';
import { findMergeBase, resolveCommit } from '../git/git';
import { findRenames, type Rename } from '../plan/find-renames';

/** The configuration before a change. A brand renamed since has its new name. */
export interface EarlierInspection {
  /** Findings as `identifyFinding` keys. */
  findings: ReadonlySet<string>;
  prices: EarlierPrices;
}

/**
 * Inspects the commit where this branch left a reference.
 *
 * @throws GitError when the reference is not a commit
 */
export function inspectEarlier(root: string, ref: string): EarlierInspection {
  const commit = extractCommit(root, findMergeBase(root, resolveCommit(root, ref), 'HEAD'));
  try {
    const gone = new Map<string, BrandSubject>();
    const keepGone = keepMissing(gone, root);
    const prices = new Map<string, ReturnType<typeof listPrices>>();
    const { findings } = inspectConfig(commit.folder, {
      onBrand: (brand) => {
        keepGone(brand);
        prices.set(brand.id, listPrices(brand.areas));
      },
    });
    const renames = listRenames(root, commit.folder, gone);
    const moves = renames.map(({ from, to }) => ({
      from: configPaths.brandFolder(from),
      to: configPaths.brandFolder(to),
    }));
    for (const { from, to } of renames) prices.set(to, prices.get(from) ?? {});
    return { findings: new Set(findings.map((finding) => identifyFinding(finding, moves))), prices };
  } finally {
    commit.remove();
  }
}

/** @param gone brands that only the old tree has */
function listRenames(root: string, old: string, gone: ReadonlyMap<string, BrandSubject>): Rename[] {
  if (gone.size === 0) return [];
  const come = new Map<string, BrandSubject>();
  inspectConfig(root, { onBrand: keepMissing(come, old) });
  return findRenames({ brands: gone }, { brands: come });
}

/** Keeps brands that another tree lacks. */
function keepMissing(kept: Map<string, BrandSubject>, other: string): (brand: BrandSubject) => void {
  return (brand) => {
    if (!existsSync(path.join(other, configPaths.brandFolder(brand.id)))) kept.set(brand.id, brand);
  };
}
