import type { PaymentAnswer, PaymentStatusAnswer, PurchasedPlan } from '../../schemas/generated/types';

/** What is taken now, what is charged later, and with interest what is paid in the end and each time; minor units. */
export type Charges = Pick<PurchasedPlan, 'amount' | 'total' | 'installmentAmount' | 'currency' | 'scheduled'>;

/**
 * What a payment comes to: as the backend says where it states it, else as it was sent. Of a backend that has taken
 * another amount, only its own word counts on what is still to come.
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
