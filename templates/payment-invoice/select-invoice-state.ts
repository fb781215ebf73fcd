import type { CheckoutView } from '../../renderer/checkout/checkout-view';
import type { Session } from '../../renderer/session/session';

/** payable: the form is shown; processing: a payment that this browser knows nothing of is on its way; the others take no money. */
export type InvoiceState = 'payable' | 'processing' | 'paid' | 'expired' | 'canceled' | 'unknown';

/** The state of the visit's invoice. Whose code or slip waits in this browser may pay in another way at once. */
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
