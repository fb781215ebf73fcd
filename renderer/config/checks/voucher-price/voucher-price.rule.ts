import type { PlanType } from '../../../../schemas/generated/types';
import type { AreaSettings } from '../../catalogue';
import type { Rule } from '../rule';

type Voucher = NonNullable<AreaSettings['vouchers']>[number];

/** A voucher states a discount or a final amount, and makes no plan that it is good for dearer, or cheaper than free. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    const { vouchers = [] } = settings;
    for (const [index, voucher] of vouchers.entries()) {
      const { code, discount, amount } = voucher;
      if (discount !== undefined && amount !== undefined) {
        report(placeOf(['vouchers', index, 'amount']), { code, problem: 'both' });
        continue;
      }
      const problem = discount === undefined ? 'amount' : 'discount';
      const value = discount ?? amount ?? 0;
      const plan = findCheaper(settings, voucher, value);
      if (plan) report(placeOf(['vouchers', index, problem]), { code, problem, ...plan });
    }
  },
};

/** A plan that a voucher is good for and that costs less than an amount. */
function findCheaper(
  { plans }: Pick<AreaSettings, 'plans'>,
  { planTypes }: Voucher,
  value: number,
): { plan: PlanType; price: number } | undefined {
  for (const plan of planTypes ?? (Object.keys(plans ?? {}) as PlanType[])) {
    const price = plans?.[plan]?.amount;
    if (price !== undefined && price < value) return { plan, price };
  }
  return undefined;
}
