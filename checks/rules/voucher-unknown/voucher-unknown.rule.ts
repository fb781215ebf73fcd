import type { JsonPlace } from '../../../catalogue/source/json-text';
import type { AreaSubject } from '../../../catalogue/subject';
import { ofAreas } from '../rule';

/** A place that uses a voucher, and the plan type sold with it, if stated. */
interface Use {
  code: string;
  place: JsonPlace;
  planType?: string | undefined;
}

/**
 * A voucher that selects a flow, or that a flow adds, must be listed by the area and apply to the flow's plan. An area
 * without a list leaves vouchers to its server.
 */
export const rule = ofAreas((area, report) => {
  const { vouchers = [], business: brand } = area.settings;
  if (vouchers.length === 0) return;
  const unknown = new Set<string>();
  for (const { code: found, place, planType } of listUses(area)) {
    const code = found.toLowerCase();
    const voucher = vouchers.find((one) => one.code.toLowerCase() === code);
    if (!voucher) {
      // If several places use the code, the list is probably incomplete.
      if (unknown.has(code)) continue;
      unknown.add(code);
      report(place, { found, brand, plan: 'any', allowed: vouchers.map((one) => one.code) });
    } else if (planType !== undefined && voucher.planTypes && !voucher.planTypes.some((type) => type === planType)) {
      report(place, { found, brand, plan: planType, planTypes: voucher.planTypes });
    }
  }
});

function listUses({ settings: { forcedFlows = [] }, flows, placeOf }: AreaSubject): Use[] {
  const leading = forcedFlows.flatMap(({ when }, index): Use[] => {
    if (!('voucher' in when) || when.voucher === undefined) return [];
    return [{ code: when.voucher, place: placeOf(['forcedFlows', index, 'when', 'voucher']) }];
  });
  const brought = flows.flatMap(({ file, flow }): Use[] => {
    const props = flow.steps[0]?.props;
    if (!props || !('voucher' in props) || props.voucher === undefined) return [];
    const planType = 'plan' in props ? props.plan?.planType : undefined;
    return [{ code: props.voucher, place: { file, path: ['steps', 0, 'props', 'voucher'] }, planType }];
  });
  return [...leading, ...brought];
}
