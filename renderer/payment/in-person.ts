import { type InPersonMethod, inPersonMethods } from '../../schemas/generated/methods-by-trait';
import type { PaymentMethodEntry } from '../../schemas/generated/types';

export function isInPerson(method: PaymentMethodEntry['method']): method is InPersonMethod {
  return inPersonMethods.includes(method);
}
