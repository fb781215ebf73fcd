import type { Rule } from '../rule';

/** Spec 4: a route or voucher that forces a flow needs that flow. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, flows, hasBrokenFlow, shared, placeOf }, report) => {
    if (hasBrokenFlow || settings.flows?.some((name) => !shared.flowNames.has(name))) return;
    const allowed = flows.map(({ flow }) => flow.id);
    for (const [index, { flow }] of (settings.forcedFlows ?? []).entries()) {
      if (!allowed.includes(flow))
        report(placeOf(['forcedFlows', index, 'flow']), { found: flow, allowed }, 'nearest-value');
    }
  },
};
