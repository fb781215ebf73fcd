import { configPaths } from '../catalogue/config-paths';
import { FindingList } from '../catalogue/findings/finding-list';
import { ConfigTree, type TreeOptions, type TreeReport } from './config-tree';
import { applyWaivers, type WaiverTerm } from './findings/apply-waivers';
import { dropFollowUps } from './findings/drop-follow-ups';
import type { Inspection } from './inspection';
import { RuleRun } from './rule-run';
import { runAtOnce } from './run-steps';

export type InspectionOptions = WaiverTerm & TreeOptions;

/**
 * Reads `brands/`, `flows/` and the templates' JSON below a folder, and runs every check. Only one brand is in memory
 * at a time.
 */
export function inspectConfig(root: string, options?: InspectionOptions): Inspection {
  return runAtOnce(inspectInSteps(root, options));
}

const nothing: TreeReport = { findings: [], waived: [], noted: [] };

/** As `inspectConfig`, with one flow or brand per step. */
export function* inspectInSteps(
  root: string,
  { onBrand, onImage, onMedia, overlay, earlierPrices, ...term }: InspectionOptions = {},
): Generator<void, Inspection> {
  const tree = new ConfigTree(root, {
    ...(onBrand && { onBrand }),
    ...(onImage && { onImage }),
    ...(onMedia && { onMedia }),
    ...(overlay && { overlay }),
    ...(earlierPrices && { earlierPrices }),
  });
  const { shared, brandIds, broken } = tree;
  const findings = new FindingList();
  findings.addAll(tree.inspectShared());
  const { noted, waived, ...own } = shared ? yield* tree.inspect(shared) : nothing;
  findings.addAll(own.findings);
  if (shared) {
    const brands = noted.map(({ brand }) => brand);
    const isWhole = brandIds.every((id) => !broken.has(configPaths.brand(id)));
    yield* new RuleRun(findings).catalogue(noted, { brands, isWhole, shared });
  }
  const unwaived = applyWaivers(findings.all, waived, term);
  return {
    findings: dropFollowUps(unwaived),
    fileCount: tree.fileCount,
    broken,
    shared,
  };
}
