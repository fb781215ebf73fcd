import type { PaymentStatusAnswer, PurchasedPlan } from '../../schemas/generated/types';
import { chargesOf } from '../session/charges-of';

/** The purchase of a waiting payment that is now paid. */
export function withPaid(purchase: PurchasedPlan, payment: PaymentStatusAnswer): PurchasedPlan {
  const { scheduled: _, total: _total, installmentAmount: _one, ...rest } = purchase;
  return { ...rest, ...chargesOf(purchase, payment), status: 'paid' };
}
