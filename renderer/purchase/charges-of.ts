import type { PaymentAnswer, PaymentStatusAnswer, PurchasedPlan } from '../../schemas/generated/types';

/** What is taken now, what is charged later, and what the buyer pays in the end with interest; minor units of one currency. */
export type Charges = Pick<PurchasedPlan, 'amount' | 'total' | 'currency' | 'scheduled'>;

/**
 * What a payment comes to: as the backend says where it states it, else as it was sent. Of a backend that has taken
 * another amount, only its own word counts on what is still to come.
 */
export function chargesOf(sent: Charges, payment: PaymentAnswer | PaymentStatusAnswer): Charges {
  const { amount, currency } = 'amount' in payment ? payment : sent;
  const promised: Partial<Charges> = amount === sent.amount ? sent : {};
  const scheduled = payment.scheduled ?? promised.scheduled;
  const total = scheduled?.amount === promised.scheduled?.amount ? promised.total : undefined;
  return {
    amount,
    currency,
    ...(total === undefined ? {} : { total }),
    ...(scheduled === undefined ? {} : { scheduled }),
  };
}
