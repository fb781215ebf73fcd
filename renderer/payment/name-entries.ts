import { atOnceMethods } from '../../schemas/generated/methods-by-trait';
import type { CheckoutView } from '../checkout/checkout-view';
import type { PaymentEntries } from '../contract/step-contract';

/** Entries under the method names of the brand's backend: Mozambique's debit card has a name of its own. */
export function nameEntries({ settings }: Pick<CheckoutView, 'settings'>, entries: PaymentEntries): PaymentEntries {
  const { debitCardName } = settings;
  if (debitCardName === undefined) return entries;
  return entries.map((entry) =>
    atOnceMethods.includes(entry.method) ? { ...entry, method: debitCardName } : entry,
  ) as PaymentEntries;
}
