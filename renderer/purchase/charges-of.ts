import type { PaymentAnswer, PaymentStatusAnswer, PurchasedPlan } from '../../schemas/generated/types';

/** What is taken now and what is charged later, in minor units of one currency. */
export type Charges = Pick<PurchasedPlan, 'amount' | 'currency' | 'scheduled'>;

/**
 * What a payment comes to: as the backend says where it states it, else as it was sent. Of a backend that has taken
 * another amount, only its own word counts on what is still to come.
 */
export function chargesOf(sent: Charges, payment: PaymentAnswer | PaymentStatusAnswer): Charges {
  const { amount, currency } = 'amount' in payment ? payment : sent;
  const scheduled = payment.scheduled ?? (amount === sent.amount ? sent.scheduled : undefined);
  return { amount, currency, ...(scheduled === undefined ? {} : { scheduled }) };
}
