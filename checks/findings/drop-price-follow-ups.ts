import { posix } from 'node:path';
import type { ConfigFinding } from '../../catalogue/findings/config-finding';
import type { CheckCode } from '../../schemas/generated/check-table';

/** Code of a mistake about a plan's price → codes of findings that it causes about the same plan. */
const causesOfPlan: Partial<Readonly<Record<CheckCode, readonly CheckCode[]>>> = {
  'price-jump': ['price-small', 'cycle-total', 'installments-total'],
  'standard-price-low': ['price-jump'],
};

/** Mistakes that also contradict an amount in a text of the brand. */
const wrongPrices: readonly CheckCode[] = ['price-small', 'price-jump', 'cycle-total', 'installments-total'];

/** Removes findings about a price that another one explains. */
export function dropPriceFollowUps(findings: readonly ConfigFinding[]): ConfigFinding[] {
  const ofPlans = new Map<string, CheckCode[]>();
  const wrongFolders = new Set<string>();
  for (const { code, place } of findings) {
    if (!wrongPrices.includes(code)) continue;
    const plan = planOf(place);
    ofPlans.set(plan, [...(ofPlans.get(plan) ?? []), code]);
    wrongFolders.add(posix.dirname(place.file));
  }
  return findings.filter(({ code, place, brandFiles = [] }) => {
    if (code === 'amount-unknown')
      return ![place.file, ...brandFiles].some((file) => wrongFolders.has(posix.dirname(file)));
    const causes = causesOfPlan[code];
    return !causes || !ofPlans.get(planOf(place))?.some((cause) => causes.includes(cause));
  });
}

/** `BR.plans.yearly.amount` of a file → that plan of the file. */
function planOf(place: ConfigFinding['place']): string {
  const path = 'path' in place ? place.path.slice(0, place.path.indexOf('plans') + 2) : [];
  return JSON.stringify([place.file, path]);
}
