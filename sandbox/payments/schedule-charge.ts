import { canChargeLater } from '../../schemas/api/can-charge-later';
import { firstChargeDay } from '../../schemas/api/first-charge-day';
import type { PaymentRequest, ScheduledCharge } from '../../schemas/generated/types';
import type { Offer } from '../catalogue/find-product';

/**
 * Charge after a trial: for a plan without items that cost something, paid by cards, when the buyer saw that nothing is due today. A buyer
 * who saw the price pays it today. Any other amount is compared with the price.
 *
 * @param amount price of the plan, in minor units
 */
export function scheduleCharge(
  { product, plan }: Offer,
  amount: number,
  request: PaymentRequest,
  now: Date,
): ScheduledCharge | undefined {
  const { operation, items = [], paymentMethods } = request;
  const isRequestedBy = request.amount === 0 && operation === 'direct' && items.every(({ kind }) => kind === 'unit');
  if (!plan.trial || !isRequestedBy || amount === 0) return undefined;
  if (!paymentMethods.every(({ method }) => canChargeLater(method))) return undefined;
  return { amount, date: firstChargeDay(plan.trial, product.area, now) };
}
