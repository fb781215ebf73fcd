import type { AreaSettings } from '../../catalogue';
import type { Rule } from '../rule';

type Voucher = NonNullable<AreaSettings['vouchers']>[number];

/** A voucher states a discount or a final amount, and makes no plan that it is good for dearer, or cheaper than free. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    for (const [index, voucher] of (settings.vouchers ?? []).entries()) {
      const { code, discount, amount } = voucher;
      if (discount !== undefined && amount !== undefined) {
        report(placeOf(['vouchers', index, 'amount']), { code, problem: 'both' });
        continue;
      }
      const problem = discount === undefined ? 'amount' : 'discount';
      const value = discount ?? amount ?? 0;
      const [plan] = listPlans(settings, voucher).filter(([, { amount: price }]) => price < value);
      if (plan) {
        report(placeOf(['vouchers', index, problem]), { code, problem, plan: plan[0], price: plan[1].amount });
      }
    }
  },
};

/** The plans that a voucher is good for, by their type. */
function listPlans({ plans }: Pick<AreaSettings, 'plans'>, { planTypes }: Voucher) {
  return Object.entries(plans ?? {})
    .flatMap(([planType, plan]) => (plan ? [[planType, plan] as const] : []))
    .filter(([planType]) => planTypes === undefined || planTypes.some((one) => one === planType));
}
