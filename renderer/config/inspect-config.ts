import { ConfigTree, type PartReport, type TreeOptions } from './config-tree';
import type { WaiverTerm } from './findings/apply-waivers';
import type { Inspection } from './inspection';
import { joinReports } from './join-reports';
import { runAtOnce } from './run-steps';

export interface InspectionOptions extends WaiverTerm, TreeOptions {
  /** Told what was inspected. */
  onReports?: ((tree: ConfigTree, reports: readonly PartReport[]) => void) | undefined;
}

/** Reads `brands/`, `flows/` and the templates' JSON below a folder and runs every check; one brand is in memory at a time. */
export function inspectConfig(root: string, options?: InspectionOptions): Inspection {
  return runAtOnce(inspectInSteps(root, options));
}

/** The same, one flow or brand a step. */
export function* inspectInSteps(
  root: string,
  { onBrand, onImage, overlay, known, onReports, ...term }: InspectionOptions = {},
): Generator<void, Inspection> {
  const tree = new ConfigTree(root, {
    ...(onBrand && { onBrand }),
    ...(onImage && { onImage }),
    ...(overlay && { overlay }),
    ...(known && { known }),
  });
  const { shared } = tree;
  const told = tree.inspectShared();
  const reports = shared ? [yield* tree.inspectPart(shared, { index: 0, count: 1 })] : [];
  onReports?.(tree, reports);
  return yield* joinReports(tree, told, reports, term);
}
