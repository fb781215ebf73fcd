import { existsSync } from 'node:fs';
import path from 'node:path';
import { configPaths } from '../../catalogue/config-paths';
import { type EarlierPrices, listPrices } from '../../catalogue/earlier-prices';
import type { BrandSubject } from '../../catalogue/subject';
import { identifyFinding } from '../../checks/findings/identify-finding';
import { inspectConfig } from '../../checks/inspect-config';
import { extractCommit } from '../git/extract-commit';
import { findMergeBase, resolveCommit, runGit } from '../git/git';
import { findRenames, type Rename } from '../plan/find-renames';

/** The configuration before a change. A brand renamed since has its new name. */
export interface EarlierInspection {
  /** Files below the folder that differ now: committed, changed or new. */
  changed: ReadonlySet<string>;
  /** Findings as `identifyFinding` keys. */
  findings: ReadonlySet<string>;
  prices: EarlierPrices;
}

/**
 * Inspects the commit where this branch left a reference.
 *
 * @param ref a branch, tag or commit
 * @throws GitError when git does not know the reference, or the folder is in no repository
 */
export function inspectEarlier(root: string, ref: string): EarlierInspection {
  const base = findMergeBase(root, resolveCommit(root, ref), 'HEAD');
  const commit = extractCommit(root, base);
  try {
    const { findings, brands } = inspectConfig(commit.folder);
    const prices = new Map(brands.map(({ id, areas }) => [id, listPrices(areas)]));
    const renames = listRenames(root, commit.folder, listMissing(brands, root));
    const moves = renames.map(({ from, to }) => ({
      from: configPaths.brandFolder(from),
      to: configPaths.brandFolder(to),
    }));
    for (const { from, to } of renames) prices.set(to, prices.get(from) ?? {});
    return {
      changed: listChanged(root, base),
      findings: new Set(findings.map((finding) => identifyFinding(finding, moves))),
      prices,
    };
  } finally {
    commit.remove();
  }
}

function listChanged(root: string, base: string): Set<string> {
  const changed = runGit(root, ['diff', '--name-only', '--relative', '--diff-filter=d', '-z', base]);
  const added = runGit(root, ['ls-files', '--others', '--exclude-standard', '-z']);
  return new Set(`${changed}${added}`.split('\0').filter((file) => file !== ''));
}

/** @param gone brands that only the old tree has */
function listRenames(root: string, old: string, gone: BrandsById): Rename[] {
  if (gone.size === 0) return [];
  return findRenames({ brands: gone }, { brands: listMissing(inspectConfig(root).brands, old) });
}

type BrandsById = ReadonlyMap<string, BrandSubject>;

/** Brands that another tree lacks, by id. */
function listMissing(brands: readonly BrandSubject[], other: string): BrandsById {
  const isThere = ({ id }: BrandSubject) => existsSync(path.join(other, configPaths.brandFolder(id)));
  return new Map(brands.filter((brand) => !isThere(brand)).map((brand) => [brand.id, brand]));
}
