import type { Rule } from '../rule';

/** Spec 4: without a flow in the URL `default` is played. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, flows, hasBrokenFlow, hasUnknownFlow, placeOf }, report) => {
    if (hasBrokenFlow || hasUnknownFlow || !settings.flows) return;
    if (flows.some(({ flow }) => flow.id === 'default')) return;
    report(placeOf(['flows']), { ids: flows.map(({ flow }) => flow.id) });
  },
};
