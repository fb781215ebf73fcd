import { unifyMethod } from '../../../schemas/api/unify-method';
import { methodForms } from '../../../schemas/generated/method-forms';
import type { PaymentMethod } from '../../../schemas/generated/types';
import { foreign } from '../country';
import type { Rule } from '../rule';

/** Reports an offered method without a form: buyers do not see it. A method of another country has its own finding. */
export const rule: Rule = {
  subject: 'area',
  check: ({ area, settings, placeOf }, report) => {
    const { methods = [] } = settings.payment;
    const hasOther = methods.some(hasForm);
    for (const [index, method] of methods.entries()) {
      if (hasForm(method) || foreign[area].methods.includes(method)) continue;
      report(placeOf(['payment', 'methods', index]), { method }, hasOther ? { kind: 'remove' } : undefined);
    }
  },
};

function hasForm(method: PaymentMethod): boolean {
  return Object.hasOwn(methodForms, unifyMethod(method));
}
