import type { BrandSettings } from '../../schemas/generated/types';

type ForcedFlows = NonNullable<BrandSettings['forcedFlows']>;
type ForcedFlow = ForcedFlows[number];

/** The first rule before another one that holds for every link which that one is for: then that one is never reached. */
export function findHidingRule(forcedFlows: ForcedFlows, rule: ForcedFlow): ForcedFlow | undefined {
  return forcedFlows.slice(0, forcedFlows.indexOf(rule)).find(({ when }) => includesAll(rule.when, when));
}

function includesAll(when: ForcedFlow['when'], { route, voucher }: ForcedFlow['when']): boolean {
  const hasRoute = route === undefined || route === when.route;
  return hasRoute && (voucher === undefined || voucher.toLowerCase() === when.voucher?.toLowerCase());
}
