import { listActiveMethods } from '../../active-methods';
import type { Rule } from '../rule';

/** A step that names a method which the area has switched off shows nothing in its place. */
export const rule: Rule = {
  subject: 'area',
  check: ({ area, settings, flows, placeOf }, report) => {
    const offered = settings.payment?.methods ?? [];
    const active = listActiveMethods(settings);
    for (const { name, file, flow } of flows) {
      for (const { props } of flow.steps) {
        const named = props && 'methods' in props ? (props.methods ?? []) : [];
        for (const method of named.filter((one) => offered.includes(one) && !active.includes(one))) {
          report(placeOf(['flows', settings.flows.indexOf(name)]), { method, file, area });
        }
      }
    }
  },
};
