import type { PaymentStatusAnswer } from '../../schemas/generated/types';

/** Whether the payment ended without taking money. */
export function isUnpaid({ status }: Pick<PaymentStatusAnswer, 'status'>): boolean {
  return status !== 'paid' && status !== 'pending';
}
