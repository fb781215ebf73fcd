import { unifyMethod, unifyMethods } from '../../../../schemas/api/unify-method';
import { listActiveMethods } from '../../active-methods';
import type { Rule } from '../rule';

/** A step that names a method which the area has switched off shows nothing in its place. */
export const rule: Rule = {
  subject: 'area',
  check: ({ area, settings, flows, placeOf }, report) => {
    if (!settings.mz?.methods) return;
    const active = listActiveMethods(settings);
    // An area that has switched off all of them is told once.
    if (active.length === 0) return;
    const inactive = unifyMethods(settings.payment?.methods ?? []).filter((method) => !active.includes(method));
    for (const { name, file, facts } of inactive.length > 0 ? flows : []) {
      for (const method of facts.methods) {
        if (!inactive.includes(unifyMethod(method))) continue;
        report(placeOf(['flows', settings.flows.indexOf(name)]), { method, file, area });
      }
    }
  },
};
