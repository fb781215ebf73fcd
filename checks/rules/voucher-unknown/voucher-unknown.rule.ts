import { ofAreas } from '../rule';

/**
 * A voucher that selects a flow, or that a flow adds, must be listed by the area and apply to the flow's plan. An area
 * without a list leaves vouchers to its server.
 */
export const rule = ofAreas(({ settings, flows, placeOf }, report) => {
  const { vouchers = [], forcedFlows = [], business: brand } = settings;
  if (vouchers.length === 0) return;
  const leading = forcedFlows.flatMap(({ when }, index) => {
    const code = 'voucher' in when ? when.voucher : undefined;
    return code === undefined
      ? []
      : [{ code, place: placeOf(['forcedFlows', index, 'when', 'voucher']), planType: undefined }];
  });
  const brought = flows.flatMap(({ file, flow }) => {
    const props = flow.steps[0]?.props;
    const code = props && 'voucher' in props ? props.voucher : undefined;
    const planType = props && 'plan' in props ? props.plan?.planType : undefined;
    return code === undefined ? [] : [{ code, place: { file, path: ['steps', 0, 'props', 'voucher'] }, planType }];
  });
  const unknown = new Set<string>();
  for (const { code: found, place, planType } of [...leading, ...brought]) {
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
