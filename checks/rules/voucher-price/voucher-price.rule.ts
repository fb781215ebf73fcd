import type { AreaSettings } from '../../../catalogue/catalogue';
import type { PlanType } from '../../../schemas/generated/types';
import type { Params } from '../../findings/config-finding';
import { formatPrice } from '../format-price';
import { ofAreas } from '../rule';

type Voucher = NonNullable<AreaSettings['vouchers']>[number];

interface Problem {
  key: keyof Voucher;
  params: Params;
}

/**
 * A voucher needs a unique code, a discount or final amount, and an effect on some plan. It must not make a plan more
 * expensive or free.
 */
export const rule = ofAreas(({ settings, placeOf }, report) => {
  const { vouchers = [] } = settings;
  for (const [index, voucher] of vouchers.entries()) {
    const code = voucher.code.toLowerCase();
    const isTwice = vouchers.findIndex((other) => other.code.toLowerCase() === code) < index;
    const problem: Problem | undefined = isTwice
      ? { key: 'code', params: { problem: 'twice' } }
      : findProblem(settings, voucher);
    if (!problem) continue;
    const place = placeOf(['vouchers', index, problem.key]);
    // A shared value may be for another area's plan.
    if (problem.params.problem === 'unsold' && place.path[0] === 'all') continue;
    report(place, { code: voucher.code, ...problem.params });
  }
});

function findProblem(settings: AreaSettings, voucher: Voucher): Problem | undefined {
  const { discount, amount, planTypes } = voucher;
  if (discount !== undefined && amount !== undefined) return { key: 'amount', params: { problem: 'both' } };
  if (discount === undefined && amount === undefined) return { key: 'code', params: { problem: 'none' } };
  if (discount === 0) return { key: 'discount', params: { problem: 'zero' } };
  if (amount === 0) return { key: 'amount', params: { problem: 'free' } };
  if (planTypes?.length === 0) return { key: 'planTypes', params: { problem: 'unplanned' } };
  const sold = Object.keys(settings.plans ?? {}) as PlanType[];
  if (planTypes?.some((plan) => !sold.includes(plan)) && sold.length > 0)
    return { key: 'planTypes', params: { problem: 'unsold', sold } };
  const key = discount === undefined ? 'amount' : 'discount';
  const plan = findSpoilt(settings, voucher, planTypes ?? sold);
  return plan && { key, params: { problem: key, ...plan } };
}

/** A plan that a voucher makes more expensive, or free by its discount. */
function findSpoilt(
  settings: Pick<AreaSettings, 'plans' | 'currency'>,
  { discount, amount = 0 }: Voucher,
  planTypes: readonly PlanType[],
): { plan: PlanType; price: string } | undefined {
  for (const plan of planTypes) {
    const price = settings.plans?.[plan]?.amount;
    if (price === undefined) continue;
    if (discount === undefined ? price < amount : price <= discount)
      return { plan, price: formatPrice(price, settings) };
  }
  return undefined;
}
