import type { Rule } from '../rule';

/** `?flowId=` and the rules of spec 4 name a flow by its id: an area has it once. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, flows, placeOf }, report) => {
    const owners = new Map<string, string>();
    for (const { name, flow } of flows) {
      const other = owners.get(flow.id);
      if (other !== undefined) {
        const index = settings.flows.lastIndexOf(name);
        report(placeOf(['flows', index]), { id: flow.id, file: name, other });
      }
      owners.set(flow.id, name);
    }
  },
};
