import { isBaseFile } from '../../config-paths';
import type { Rule } from '../rule';

/** Spec 4: a route or voucher that forces a flow needs that flow. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, flows, hasBrokenFlow, hasUnknownFlow, placeOf }, report) => {
    if (hasBrokenFlow || hasUnknownFlow) return;
    const allowed = flows.map(({ flow }) => flow.id);
    for (const [index, { flow }] of (settings.forcedFlows ?? []).entries()) {
      if (allowed.includes(flow)) continue;
      const stated = placeOf(['forcedFlows', index, 'flow']);
      // What `_base` forces is right for the other brands: this one lacks the flow.
      if (isBaseFile(stated.file)) report(placeOf(['flows']), { found: flow, allowed });
      else report(stated, { found: flow, allowed }, 'nearest-value');
    }
  },
};
