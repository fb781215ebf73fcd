import type { PaymentMethod } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import type { PaymentEntries } from '../contract/step-contract';

/** Entries under the method names of the brand's backend: Mozambique's methods may have names of their own. */
export function nameEntries({ settings }: Pick<CheckoutView, 'settings'>, entries: PaymentEntries): PaymentEntries {
  const { methodNames = {} } = settings;
  return entries.map((entry) => ({
    ...entry,
    method: methodNames[entry.method as PaymentMethod] ?? entry.method,
  })) as PaymentEntries;
}
