import type { CheckoutView } from '../checkout/checkout-view';
import type { Session } from '../session/session';

/** The document that the buyer typed for an earlier payment, where this brand asks for one and takes that kind. */
export function knownDocument(
  { settings }: Pick<CheckoutView, 'settings'>,
  { document }: Pick<Session, 'document'>,
): string | undefined {
  const { collectsDocument, document: kind } = settings.payment;
  if (!collectsDocument || document === null) return undefined;
  const isCpf = document.replace(/\D/g, '').length === 11;
  return isCpf || kind === 'registry' ? document : undefined;
}
