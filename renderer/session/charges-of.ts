import type { PaymentAnswer, PaymentStatusAnswer, PurchasedPlan } from '../../schemas/generated/types';

/** Amount now, later charges, and with interest the total and each installment; in minor units. */
export type Charges = Pick<PurchasedPlan, 'amount' | 'total' | 'installmentAmount' | 'currency' | 'scheduled'>;

/**
 * Charges of a payment: the backend's amounts, else those sent. If the backend took another amount, only its own
 * statement of later charges counts.
 */
export function chargesOf(sent: Charges, payment: PaymentAnswer | PaymentStatusAnswer): Charges {
  const { amount, currency } = 'amount' in payment ? payment : sent;
  const promised: Partial<Charges> = amount === sent.amount ? sent : {};
  const scheduled = payment.scheduled ?? promised.scheduled;
  const isAsPromised = scheduled?.amount === promised.scheduled?.amount;
  const { total, installmentAmount }: Partial<Charges> = isAsPromised ? promised : {};
  return {
    amount,
    currency,
    ...(total === undefined ? {} : { total }),
    ...(installmentAmount === undefined ? {} : { installmentAmount }),
    ...(scheduled === undefined ? {} : { scheduled }),
  };
}
