import type { CheckCode } from '../checks/check-table.generated';
import type { ConfigFinding } from './config-finding';

/** What does not fit a price that was written in whole units. */
const held: readonly CheckCode[] = ['cycle-total', 'installments-total', 'voucher-price'];

/**
 * Findings in which a price that is too small to be true is the one mistake of its plan: what else does not fit the price goes
 * away with it, and lends it its weight. One that is waived is meant so, and explains nothing.
 */
export function dropOfSmallPrices(findings: readonly ConfigFinding[]): ConfigFinding[] {
  const small = new Set(findings.filter(isSmallPlan).map(planOf));
  if (small.size === 0) return [...findings];
  const followUps = findings.filter((finding) => held.includes(finding.code) && small.has(planOf(finding)));
  const weighty = new Set(followUps.map(planOf));
  return findings
    .filter((finding) => !followUps.includes(finding))
    .map((finding) =>
      isSmallPlan(finding) && weighty.has(planOf(finding)) ? { ...finding, severity: 'error' } : finding,
    );
}

/** A voucher's price is that of no plan. */
function isSmallPlan({ code, place }: ConfigFinding): boolean {
  return code === 'price-small' && 'path' in place && place.path[1] === 'plans';
}

/** The plan that a finding is about, in its part of the brand; a voucher names its plan. */
function planOf({ place, params }: ConfigFinding): string {
  const [part, key, plan] = 'path' in place ? place.path : [];
  return [place.file, part, key === 'plans' ? plan : params.plan].join(' ');
}
