import { chargeLaterMethods } from '../generated/methods-by-trait';
import type { PaymentMethodEntry } from '../generated/types';

/** Whether a method can be charged at the end of a trial without the buyer: only a stored card. */
export function canChargeLater(method: PaymentMethodEntry['method']): boolean {
  return chargeLaterMethods.includes(method);
}
