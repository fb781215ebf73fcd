import { listUnknownMethods } from '../../active-methods';
import type { Rule } from '../rule';

/** A method that is switched on and that the contract cannot pay by. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    for (const method of listUnknownMethods(settings)) {
      report(placeOf(['mz', 'methods', method, 'isActive']), { method }, { kind: 'set-value', value: false });
    }
  },
};
