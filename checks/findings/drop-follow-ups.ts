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

/** Code of a finding → codes of the mistakes that cause it in the same file. */
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

/** Code of a finding → codes of the mistakes that cause it in any file. */
const causesAnywhere: typeof causes = {
  'amount-unknown': ['price-small', 'price-jump', 'cycle-total', 'installments-total'],
  'steps-count': brokenWay,
};

/** An unusable or misspelled name may be the one that uses the flow or the flag. */
const ofUses: readonly CheckCode[] = ['flow-unused', 'flag-unused'];

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

/**
 * Removes findings that disappear when another one is fixed, of the same file, area and plan, or one that names the file.
 * A warning hides no error. Waived findings are not in the list and hide nothing.
 */
export function dropFollowUps(findings: readonly ConfigFinding[]): ConfigFinding[] {
  const standIns: unknown[] = findings.flatMap(({ params: { similar, raster, strayed } }) => [
    similar,
    raster,
    strayed,
  ]);
  const swapped: unknown[] = findings.flatMap(({ code, place, otherFile, brandFiles = [] }) =>
    code === 'flow-swapped' ? [place.file, otherFile, ...brandFiles] : [],
  );
  const whole = findings.filter(({ code }) => ofWholeFiles.includes(code)).map(({ place }) => place.file);
  const brokenFlows = listBrokenFlows(findings);
  const hidesUses = findings.some(({ severity }) => severity === 'error');
  return findings.filter((finding) => {
    const { code, place, params, brandFiles } = finding;
    const isFollowUp =
      (ofStandIns.includes(code) && standIns.includes(place.file)) ||
      (ofUses.includes(code) && hidesUses) ||
      (ofSwappedFlows.includes(code) && (swapped.includes(place.file) || swapped.includes(params.file))) ||
      (whole.includes(place.file) && !ofWholeFiles.includes(code)) ||
      // What a brand misses in a flow without a complete path is not the brand's mistake.
      (brandFiles !== undefined && brokenFlows.includes(place.file)) ||
      findings.some((cause) => isCause(cause, finding));
    return !isFollowUp;
  });
}

/** Flows without a complete path. */
export function listBrokenFlows(findings: readonly ConfigFinding[]): string[] {
  return findings.filter(({ code }) => brokenWay.includes(code)).map(({ place }) => place.file);
}

function isCause(cause: ConfigFinding, { code, place, params, severity }: ConfigFinding): boolean {
  if (severity === 'error' && cause.severity === 'warning') return false;
  if (causesAnywhere[code]?.includes(cause.code)) return true;
  if (!causes[code]?.includes(cause.code) || cause.place.file !== place.file) return false;
  return [areaOf, planOf].every((partOf) => {
    const [first, second] = [partOf(cause), partOf({ place, params })];
    // A value outside of areas and plans concerns all.
    return first === undefined || second === undefined || first === second;
  });
}

function areaOf({ place, params }: Pick<ConfigFinding, 'place' | 'params'>): unknown {
  return params.area ?? areas.find((area) => 'path' in place && place.path[0] === area);
}

function planOf({ place }: Pick<ConfigFinding, 'place'>): unknown {
  const path = 'path' in place ? place.path : [];
  return path.includes('plans') ? path[path.indexOf('plans') + 1] : undefined;
}
