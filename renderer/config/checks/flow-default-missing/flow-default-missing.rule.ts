import type { Rule } from '../rule';

/** Spec 4: without a flow in the URL `default` is played. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, flows, hasBrokenFlow, shared, placeOf }, report) => {
    if (hasBrokenFlow || !settings.flows || settings.flows.some((name) => !shared.flowNames.has(name))) return;
    if (flows.some(({ flow }) => flow.id === 'default')) return;
    report(placeOf(['flows']), { ids: flows.map(({ flow }) => flow.id) });
  },
};
