import { cardMethods } from '../generated/methods-by-trait';
import type { PaymentMethodEntry } from '../generated/types';

/** Whether a method charges a card: now or later, at once or in installments. */
export function isCardMethod(method: PaymentMethodEntry['method']): boolean {
  return cardMethods.includes(method);
}
