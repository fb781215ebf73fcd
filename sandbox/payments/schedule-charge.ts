import { canChargeLater } from '../../schemas/api/can-charge-later';
import { firstChargeDay } from '../../schemas/api/first-charge-day';
import type { PaymentRequest, ScheduledCharge } from '../../schemas/generated/types';
import type { Offer } from '../catalogue/find-product';

/**
 * The charge that a trial puts off: of a plan that is bought alone, by cards, by a buyer who was shown that nothing is due
 * today. A buyer who was shown the price pays it today; what a request asks for otherwise is held to the price.
 *
 * @param amount what the plan costs, in minor units
 */
export function scheduleCharge(
  { product, plan }: Offer,
  amount: number,
  request: PaymentRequest,
  now: Date,
): ScheduledCharge | undefined {
  const { operation, items = [], paymentMethods } = request;
  const isAskedFor = request.amount === 0 && operation === 'direct' && items.length === 0;
  if (!plan.trial || !isAskedFor || amount === 0) return undefined;
  if (!paymentMethods.every(({ method }) => canChargeLater(method))) return undefined;
  return { amount, date: firstChargeDay(plan.trial, product.area, now) };
}
