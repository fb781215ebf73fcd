import type { PaymentAnswer, PaymentStatusAnswer, PurchasedPlan } from '../../schemas/generated/types';

/** Amount now, later charges, and with interest the total and each installment; in minor units. */
export type Charges = Pick<PurchasedPlan, 'amount' | 'total' | 'installmentAmount' | 'currency' | 'scheduled'>;

/**
 * Charges of a payment: the backend's amounts, else those sent. If the backend took another amount, only its own
 * statement of later charges counts. If it states what it takes in all, that is the total.
 */
export function chargesOf(sent: Charges, payment: PaymentAnswer | PaymentStatusAnswer): Charges {
  const { amount, currency } = 'amount' in payment ? payment : sent;
  const promised: Partial<Charges> = amount === sent.amount ? sent : {};
  const scheduled = payment.scheduled ?? promised.scheduled;
  const charged = scheduled ? undefined : payment.charged;
  const isAsPromised =
    scheduled?.amount === promised.scheduled?.amount && (charged ?? totalOf(promised)) === totalOf(promised);
  const { total, installmentAmount }: Partial<Charges> = isAsPromised
    ? promised
    : charged === undefined || charged === amount
      ? {}
      : { total: charged };
  return {
    amount,
    currency,
    ...(total === undefined ? {} : { total }),
    ...(installmentAmount === undefined ? {} : { installmentAmount }),
    ...(scheduled === undefined ? {} : { scheduled }),
  };
}

function totalOf({ amount, total = amount }: Partial<Charges>): number | undefined {
  return total;
}
