import { configPaths } from './config-paths';
import type { ConfigTree, PartReport } from './config-tree';
import { applyWaivers, type WaiverTerm } from './findings/apply-waivers';
import type { ConfigFinding } from './findings/config-finding';
import { dropFollowUps } from './findings/drop-follow-ups';
import { dropOfSmallPrices } from './findings/drop-of-small-prices';
import { FindingList } from './findings/finding-list';
import { foldCopies } from './findings/fold-copies';
import type { Inspection } from './inspection';
import { RuleRun } from './rule-run';

/**
 * What is found in a tree as a whole, whichever thread has inspected a part; what looks at all brands in steps.
 *
 * @param told what all parts share
 * @param reports of all parts, in any order; none when no brand can be read
 */
export function* joinReports(
  { shared, brandIds, broken: ownBroken }: Pick<ConfigTree, 'shared' | 'brandIds' | 'broken'>,
  told: ReturnType<ConfigTree['inspectShared']>,
  reports: readonly PartReport[],
  term?: WaiverTerm,
): Generator<void, Inspection> {
  const parts = reports.toSorted((one, other) => one.index - other.index);
  const broken = new Set([...ownBroken, ...parts.flatMap((part) => part.broken)]);
  const findings = new FindingList();
  findings.addAll(told.findings);
  for (const part of parts) findings.addAll(part.flows.findings);
  for (const part of parts) findings.addAll(part.brands.findings);
  if (shared) {
    const noted = parts.flatMap((part) => part.noted);
    const brands = noted.map(({ brand }) => brand);
    const isWhole = brandIds.every((id) => !broken.has(configPaths.brand(id)));
    yield* new RuleRun(findings).catalogue(noted, { brands, isWhole, shared });
  }
  const waived = [...parts.flatMap(({ flows }) => flows.waived), ...parts.flatMap(({ brands }) => brands.waived)];
  return {
    findings: dropWhatFollows(applyWaivers(findings.all, waived, term)),
    fileCount: parts.reduce((sum, { fileCount }) => sum + fileCount, told.fileCount),
    broken,
    shared,
  };
}

function dropWhatFollows(findings: readonly ConfigFinding[]): ConfigFinding[] {
  return foldCopies(dropOfSmallPrices(dropFollowUps(findings)));
}
