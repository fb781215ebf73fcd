import type { CheckoutView } from '../checkout/checkout-view';
import type { Session } from '../session/session';

/** The document of an earlier payment that was taken, where this brand asks for one and takes that kind. */
export function knownDocument(
  { settings }: Pick<CheckoutView, 'settings'>,
  { document }: Pick<Session, 'document'>,
): string | undefined {
  const { collectsDocument, document: kind } = settings.payment;
  if (!collectsDocument || document === null) return undefined;
  // A form has checked it, so the length tells a CPF from a CNPJ, which may have letters. `isCpf` would cost 0.3 kB.
  const isCpf = document.replace(/[^0-9A-Za-z]/g, '').length === 11;
  return isCpf || kind === 'registry' ? document : undefined;
}
