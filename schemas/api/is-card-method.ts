import { cardMethods } from '../generated/methods-by-trait';
import type { PaymentMethodEntry } from '../generated/types';

/** Whether a card is charged: at once or later, in one payment or in installments. */
export function isCardMethod(method: PaymentMethodEntry['method']): boolean {
  return cardMethods.includes(method);
}
