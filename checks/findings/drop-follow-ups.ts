import { areas } from '../../catalogue/catalogue';
import type { CheckCode } from '../../schemas/generated/check-table';
import type { ConfigFinding } from './config-finding';

const brokenLinks: readonly CheckCode[] = [
  'next-step-unknown',
  'flow-cycle',
  'step-id-duplicate',
  'template-twice-in-flow',
  'payment-step-missing',
  'next-step-missing',
];

/** Mistakes that leave a flow without a complete path. */
export const brokenWay: readonly CheckCode[] = [...brokenLinks, 'need-unmet', 'payment-unreachable', 'step-misplaced'];

/** Code of a mistake → codes of findings that it causes in the same file. */
const causes: Partial<Readonly<Record<CheckCode, readonly CheckCode[]>>> = {
  'asset-type': ['svg-script'],
  'forced-flow-lost': ['forced-flow-missing'],
  'gtm-shared': ['own-value-inherited'],
  'need-unmet': [...brokenLinks, 'payment-unreachable'],
  'next-step-unknown': ['payment-step-missing'],
  'next-step-missing': ['payment-step-missing'],
  'payment-unreachable': [...brokenLinks, 'step-misplaced'],
  'step-misplaced': brokenLinks,
  'step-unreachable': brokenWay,
  'method-inactive': ['key-not-in-country'],
  'payment-impossible': ['key-not-in-country'],
  'company-not-in-country': ['method-not-in-country'],
  'key-not-in-country': ['language-country'],
  'price-jump': ['price-small', 'cycle-total', 'installments-total'],
  'standard-price-low': ['price-jump'],
  'steps-count': ['step-unreachable'],
  'svg-size': ['asset-type', 'svg-script'],
};

/** Mistakes after which nothing else is told of the file: its names, or all of it, are not what they seem. */
const ofWholeFiles: readonly CheckCode[] = ['schema-mismatch', 'sign-invisible'];

/** Findings to drop if another finding renames or replaces the file. */
const ofStandIns: readonly CheckCode[] = ['file-unknown', 'asset-unused', 'asset-type'];

/** Findings about ids and files of flows that two swapped flows cause. */
const ofSwappedFlows: readonly CheckCode[] = [
  'flow-default-missing',
  'flow-id-duplicate',
  'forced-flow-lost',
  'forced-flow-missing',
  'method-inactive',
  'method-not-in-brand',
  'method-not-in-country',
  'pix-step-missing',
];

/** Mistakes that also contradict an amount in a text of the brand. */
const wrongPrices: readonly CheckCode[] = ['price-small', 'price-jump', 'cycle-total', 'installments-total'];

/**
 * Removes findings that disappear when another one is fixed, of the same file, area and plan, or one that names the file.
 * A warning hides no error. Waived findings are not in the list and hide nothing.
 */
export function dropFollowUps(findings: readonly ConfigFinding[]): ConfigFinding[] {
  const isFollowUp = findFollowUps(findings);
  const standIns = new Set(findings.flatMap(({ params: { beside, raster, strayed } }) => [beside, raster, strayed]));
  const swapped = findings.filter(({ code }) => code === 'flow-swapped');
  const ofSwapped: unknown[] = swapped.flatMap(({ place, otherFile, brandFiles = [] }) => [
    place.file,
    otherFile,
    ...brandFiles,
  ]);
  const whole = findings.filter(({ code }) => ofWholeFiles.includes(code)).map(({ place }) => place.file);
  const brokenFlows = listBrokenFlows(findings);
  const hasWrongPrice = findings.some(({ code }) => wrongPrices.includes(code));
  const hidesUses = findings.some(({ severity }) => severity === 'error');
  const inheritedPlans = listInheritedPlans(findings);
  return findings.filter((finding) => {
    const { code, place, params } = finding;
    if (ofStandIns.includes(code) && standIns.has(place.file)) return false;
    // An unusable or misspelled name may be the one that uses the flow or the flag.
    if ((code === 'flow-unused' || code === 'flag-unused') && hidesUses) return false;
    if (ofSwappedFlows.includes(code) && [place.file, params.file].some((file) => ofSwapped.includes(file)))
      return false;
    if (whole.includes(place.file) && !ofWholeFiles.includes(code)) return false;
    // What a brand misses in a flow without a complete path is not the brand's mistake.
    if (finding.brandFiles && brokenFlows.includes(place.file)) return false;
    if (code === 'steps-count' && brokenFlows.length > 0) return false;
    if (code === 'amount-unknown' && hasWrongPrice) return false;
    // An inherited plan is not one that the voucher's brand sells.
    if (code === 'voucher-price' && inheritedPlans.has(params.plan)) return false;
    return !isFollowUp(finding, finding.severity);
  });
}

/** Flows without a complete path. */
export function listBrokenFlows(findings: readonly ConfigFinding[]): string[] {
  return findings.filter(({ code }) => brokenWay.includes(code)).map(({ place }) => place.file);
}

/** Whether a finding, or its own cause, has a cause of at least that severity. */
type IsFollowUp = (finding: ConfigFinding, severity: ConfigFinding['severity']) => boolean;

function findFollowUps(findings: readonly ConfigFinding[]): IsFollowUp {
  const found = new Map<string, ConfigFinding[]>();
  for (const finding of findings) {
    const { code, place } = finding;
    const key = `${place.file} ${code}`;
    const alike = found.get(key);
    if (alike) alike.push(finding);
    else found.set(key, [finding]);
  }
  const isFollowUp: IsFollowUp = (finding, severity) =>
    (causes[finding.code] ?? [])
      .flatMap((code) => found.get(`${finding.place.file} ${code}`) ?? [])
      .filter((cause) => isTogether(cause, finding))
      .some((cause) => cause.severity === 'error' || severity === 'warning' || isFollowUp(cause, severity));
  return isFollowUp;
}

/** Whether two findings may concern the same area and plan. A value outside of them concerns all. */
function isTogether(one: ConfigFinding, other: ConfigFinding): boolean {
  return [areaOf, planOf].every((partOf) => {
    const [first, second] = [partOf(one), partOf(other)];
    return first === undefined || second === undefined || first === second;
  });
}

function areaOf({ place, params }: ConfigFinding): unknown {
  return params.area ?? areas.find((area) => 'path' in place && place.path[0] === area);
}

function planOf({ place }: ConfigFinding): unknown {
  const path = 'path' in place ? place.path : [];
  return path.includes('plans') ? path[path.indexOf('plans') + 1] : undefined;
}

function listInheritedPlans(findings: readonly ConfigFinding[]): Set<unknown> {
  const inherited = findings.filter(({ code }) => code === 'own-value-inherited');
  return new Set(inherited.flatMap(({ place }) => ('path' in place && place.path[0] === 'plans' ? place.path[1] : [])));
}
