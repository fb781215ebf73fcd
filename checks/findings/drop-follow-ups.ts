import { areas } from '../../catalogue/catalogue';
import type { ConfigFinding } from '../../catalogue/findings/config-finding';
import type { CheckCode } from '../../schemas/generated/check-table';
import { dropOfSwappedFlows } from './drop-of-swapped-flows';
import { dropPriceFollowUps } from './drop-price-follow-ups';

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
  'steps-count': ['step-unreachable'],
  'svg-size': ['asset-type', 'svg-script'],
};

/** Findings to drop if another finding renames or replaces the file. */
const ofStandIns: readonly CheckCode[] = ['file-unknown', 'asset-unused', 'asset-type'];

/**
 * Removes findings that disappear when another one is fixed, of the same file and area or one that names the file. A
 * warning hides no error. Waived findings are not in the list and hide nothing.
 */
export function dropFollowUps(all: readonly ConfigFinding[]): ConfigFinding[] {
  const findings = dropPriceFollowUps(dropOfSwappedFlows(all));
  const isFollowUp = findFollowUps(findings);
  const standIns = new Set(findings.flatMap(({ params: { beside, raster, strayed } }) => [beside, raster, strayed]));
  const hidesUses = findings.some(({ severity }) => severity === 'error');
  const inheritedPlans = listInheritedPlans(findings);
  return findings.filter((finding) => {
    const { code, place, params } = finding;
    if (ofStandIns.includes(code) && standIns.has(place.file)) return false;
    // An unusable or misspelled name may be the one that uses the flow or the flag.
    if ((code === 'flow-unused' || code === 'flag-unused') && hidesUses) return false;
    // An inherited plan is not one that the voucher's brand sells.
    if (code === 'voucher-price' && inheritedPlans.has(params.plan)) return false;
    return !isFollowUp(finding, finding.severity);
  });
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
      .filter((cause) => isOfOneArea(cause, finding))
      .some((cause) => cause.severity === 'error' || severity === 'warning' || isFollowUp(cause, severity));
  return isFollowUp;
}

/** Whether two findings may concern the same area. A value in `all`, or outside any brand, concerns every area. */
function isOfOneArea(one: ConfigFinding, other: ConfigFinding): boolean {
  const [first, second] = [areaOf(one), areaOf(other)];
  return first === undefined || second === undefined || first === second;
}

function areaOf({ place, params }: ConfigFinding): unknown {
  return params.area ?? areas.find((area) => 'path' in place && place.path[0] === area);
}

function listInheritedPlans(findings: readonly ConfigFinding[]): Set<unknown> {
  const inherited = findings.filter(({ code }) => code === 'own-value-inherited');
  return new Set(inherited.flatMap(({ place }) => ('path' in place && place.path[0] === 'plans' ? place.path[1] : [])));
}
