import type { PaymentMethodEntry } from '../generated/types';

const cardMethods: readonly PaymentMethodEntry['method'][] = [
  'credit-card',
  'default-credit-card',
  'credit-card+credit-card',
];

/** Whether a card is charged: at once or later, in one payment or in installments. */
export function isCardMethod(method: PaymentMethodEntry['method']): boolean {
  return cardMethods.includes(method);
}
