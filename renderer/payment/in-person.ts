import { inPersonMethods } from '../../schemas/generated/methods-by-trait';
import type { PaymentMethodEntry } from '../../schemas/generated/types';

/** Methods that a seller takes; the words of each are in the copy. */
export type InPersonMethod = 'cash' | 'cheque' | 'credit-card-in-person' | 'pix-in-person';

export function isInPerson(method: PaymentMethodEntry['method']): method is InPersonMethod {
  return inPersonMethods.includes(method);
}
