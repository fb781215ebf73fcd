import type { CheckCode } from '../checks/check-table.generated';
import type { ConfigFinding } from './config-finding';

const brokenLinks: readonly CheckCode[] = [
  'next-step-unknown',
  'flow-cycle',
  'step-id-duplicate',
  'template-twice-in-flow',
  'payment-step-missing',
  'next-step-missing',
];

/** Mistakes that leave a flow without a way through it. */
export const brokenWay: readonly CheckCode[] = [...brokenLinks, 'need-unmet', 'payment-unreachable'];

/** What a mistake in a file brings about in the same file, by the code that is then no mistake of its own. */
const causes: Partial<Readonly<Record<CheckCode, readonly CheckCode[]>>> = {
  'asset-type': ['svg-script'],
  'gtm-shared': ['own-value-inherited'],
  'need-unmet': [...brokenLinks, 'payment-unreachable'],
  'next-step-unknown': ['payment-step-missing'],
  'next-step-missing': ['payment-step-missing'],
  'payment-unreachable': brokenLinks,
  'step-unreachable': brokenWay,
  'method-inactive': ['key-not-in-country'],
  'method-unknown': ['key-not-in-country'],
  'payment-impossible': ['key-not-in-country'],
  'company-not-in-country': ['method-not-in-country'],
  'key-not-in-country': ['method-not-in-country', 'language-country'],
  'steps-count': ['step-unreachable'],
};

/** What is said of a file that another finding tells to rename or to replace. */
const ofStandIns: readonly CheckCode[] = ['file-unknown', 'asset-unused', 'asset-type'];

/** Findings without those that go away by themselves once another of the same file, or one that names the file, is mended. */
export function dropFollowUps(findings: readonly ConfigFinding[]): ConfigFinding[] {
  const found = new Set(findings.map(({ code, place }) => `${place.file} ${code}`));
  const standIns = new Set(findings.flatMap(({ params: { beside, raster } }) => [beside, raster]));
  const inheritedPlans = listInheritedPlans(findings);
  return findings.filter(({ code, place, params }) => {
    if (ofStandIns.includes(code) && standIns.has(place.file)) return false;
    // A plan of the base is none that the brand of a voucher sells.
    if (code === 'voucher-price' && inheritedPlans.has(params.plan)) return false;
    return !causes[code]?.some((cause) => found.has(`${place.file} ${cause}`));
  });
}

function listInheritedPlans(findings: readonly ConfigFinding[]): Set<unknown> {
  const inherited = findings.filter(({ code }) => code === 'own-value-inherited');
  return new Set(inherited.flatMap(({ place }) => ('path' in place && place.path[0] === 'plans' ? place.path[1] : [])));
}
