import { listUnknownMethods } from '../../../catalogue/active-methods';
import { unifyMethod } from '../../../schemas/api/unify-method';
import { methodForms } from '../../../schemas/generated/method-forms';
import type { PaymentMethod } from '../../../schemas/generated/types';
import { foreign } from '../country';
import type { Rule, RuleOf } from '../rule';

/** Reports an active method that the contract does not know. */
const ofContract: RuleOf<'area'> = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    for (const method of listUnknownMethods(settings)) {
      const place = placeOf(['mz', 'methods', method, 'isActive']);
      report(place, { method, lack: 'contract' }, { kind: 'set-value', value: false });
    }
  },
};

/** Reports an offered method without a form: buyers do not see it. A method of another country has its own finding. */
const ofForms: RuleOf<'area'> = {
  subject: 'area',
  check: ({ area, settings, placeOf }, report) => {
    const { methods = [] } = settings.payment;
    const hasOther = methods.some(hasForm);
    for (const [index, method] of methods.entries()) {
      if (hasForm(method) || foreign[area].methods.includes(method)) continue;
      const place = placeOf(['payment', 'methods', index]);
      report(place, { method, lack: 'form' }, hasOther ? { kind: 'remove' } : undefined);
    }
  },
};

export const rule: readonly Rule[] = [ofContract, ofForms];

function hasForm(method: PaymentMethod): boolean {
  return Object.hasOwn(methodForms, unifyMethod(method));
}
