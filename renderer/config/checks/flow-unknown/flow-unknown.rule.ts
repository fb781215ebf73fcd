import type { Rule } from '../rule';

export const rule: Rule = {
  subject: 'area',
  check: ({ settings, shared: { flowNames }, placeOf }, report) => {
    for (const [index, name] of (settings.flows ?? []).entries()) {
      if (flowNames.has(name)) continue;
      report(placeOf(['flows', index]), { found: name, allowed: [...flowNames] }, 'nearest-value');
    }
  },
};
