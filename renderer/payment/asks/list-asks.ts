import type { PaymentStepProps } from '../../../schemas/generated/types';
import type { CheckoutView } from '../../checkout/checkout-view';

/** Data asked besides the lead's: a folder each. */
export type AskId = 'address-br' | 'address-mz' | 'birth-date' | 'buyer-document';

/** Data that a step asks of a buyer with a lead. */
export function listAsks(
  { addressForm, area, settings }: Pick<CheckoutView, 'addressForm' | 'area' | 'settings'>,
  { asks = [] }: Pick<PaymentStepProps, 'asks'>,
  isPayment: boolean,
): AskId[] {
  const asksAddress = asks.includes('address') || (isPayment && addressForm !== null);
  // The payment's own document field asks it already.
  const asksDocument = asks.includes('document') && !(isPayment && settings.payment.collectsDocument);
  return [
    ...(asks.includes('birthDate') ? (['birth-date'] as const) : []),
    ...(asksDocument ? (['buyer-document'] as const) : []),
    ...(asksAddress ? ([area === 'MZ' ? 'address-mz' : 'address-br'] as const) : []),
  ];
}
