import type { PaymentMethodEntry } from '../../../schemas/generated/types';

/** Method of a payment with points. No plan lists it, so it has no place in the chooser. */
export const pointsMethod = 'livelo';

/** Entry that points pay. @param amount minor units */
export function buildPointsEntry(amount: number, pointsToken: string): PaymentMethodEntry {
  return { method: pointsMethod, amount, pointsToken };
}
