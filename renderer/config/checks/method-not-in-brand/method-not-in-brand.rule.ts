import { unifyMethod, unifyMethods } from '../../../../schemas/api/unify-method';
import type { Rule } from '../rule';

/** A step that names a method which the area does not offer shows nothing in its place. */
export const rule: Rule = {
  subject: 'area',
  check: ({ area, settings, flows, placeOf }, report) => {
    const offered = unifyMethods(settings.payment?.methods ?? []);
    for (const { name, file, facts } of flows) {
      for (const method of facts.methods) {
        if (offered.includes(unifyMethod(method))) continue;
        report(placeOf(['flows', settings.flows.indexOf(name)]), { method, file, area, offered });
      }
    }
  },
};
