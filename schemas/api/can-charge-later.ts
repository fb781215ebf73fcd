import type { PaymentMethodEntry } from '../generated/types';
import { isCardMethod } from './is-card-method';

/** Whether a method can be charged when a trial ends, without the buyer: a card that is known by then. */
export function canChargeLater(method: PaymentMethodEntry['method']): boolean {
  return isCardMethod(method);
}
