import type { Rule } from '../rule';

export const rule: Rule = {
  subject: 'area',
  check: ({ settings, hasUnknownFlow, shared: { flowNames }, placeOf }, report) => {
    if (!hasUnknownFlow) return;
    for (const [index, name] of (settings.flows ?? []).entries()) {
      if (flowNames.has(name)) continue;
      report(placeOf(['flows', index]), { found: name, allowed: [...flowNames] }, 'nearest-value');
    }
  },
};
