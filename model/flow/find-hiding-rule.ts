import type { BrandSettings } from '../../schemas/generated/types';

type ForcedFlows = NonNullable<BrandSettings['forcedFlows']>;
type ForcedFlow = ForcedFlows[number];

/** Finds an earlier rule that matches every link of the given one, which then never applies. */
export function findHidingRule(forcedFlows: ForcedFlows, rule: ForcedFlow): ForcedFlow | undefined {
  return forcedFlows.slice(0, forcedFlows.indexOf(rule)).find(({ when }) => includesAll(rule.when, when));
}

function includesAll(when: ForcedFlow['when'], { route, voucher }: ForcedFlow['when']): boolean {
  const hasRoute = route === undefined || route === when.route;
  return hasRoute && (voucher === undefined || voucher.toLowerCase() === when.voucher?.toLowerCase());
}
