import { chargeLaterMethods } from '../generated/methods-by-trait';
import type { PaymentMethodEntry } from '../generated/types';

/** Whether a method can be charged when a trial ends, without the buyer: a card that is known by then. */
export function canChargeLater(method: PaymentMethodEntry['method']): boolean {
  return chargeLaterMethods.includes(method);
}
