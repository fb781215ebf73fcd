import type { PaymentMethod, PaymentMethodEntry } from '../generated/types';

export const cardMethods: readonly PaymentMethod[] = ['credit-card', 'default-credit-card', 'credit-card+credit-card'];

/** Whether a card is charged: at once or later, in one payment or in installments. */
export function isCardMethod(method: PaymentMethodEntry['method']): boolean {
  return cardMethods.some((one) => one === method);
}
