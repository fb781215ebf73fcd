import type { CheckoutView } from '../../renderer/checkout/checkout-view';
import type { Session } from '../../renderer/session/session';

/**
 * payable: shows the form. processing: a payment that this browser does not know is in progress. The other states take
 * no payment.
 */
export type InvoiceState = 'payable' | 'processing' | 'paid' | 'expired' | 'canceled' | 'unknown';

/**
 * State of the visit's invoice. If this browser holds its open code or slip, the buyer may use another method at once.
 */
export function selectInvoiceState(
  { entry }: Pick<CheckoutView, 'entry'>,
  { pix, purchases }: Pick<Session, 'pix' | 'purchases'>,
): InvoiceState {
  const status = entry.kind === 'invoice' ? entry.found?.status : undefined;
  switch (status) {
    case undefined:
      return 'unknown';
    case 'open':
      return 'payable';
    case 'processing':
      return pix || purchases.main ? 'payable' : 'processing';
    default:
      return status;
  }
}
