import type { CheckoutView } from '../../renderer/page/checkout-view';
import { checkRedirect, redirectHosts } from '../../renderer/purchase/check-redirect';
import type { PaymentWait } from '../../renderer/purchase/use-payment-status';
import type { Session } from '../../renderer/session/session';

/**
 * checking: the first answer is awaited; waiting: the buyer confirms elsewhere, or the money is on its way; challenge:
 * the same, and the bank's page can be opened again; blocked: the same, and it is on a site that the brand does not list;
 * manual: the backend cannot be asked; paid, refused, expired and
 * canceled are final; missing: there is no such payment.
 */
export type VerificationState =
  | 'checking'
  | 'waiting'
  | 'challenge'
  | 'blocked'
  | 'manual'
  | 'paid'
  | 'refused'
  | 'expired'
  | 'canceled'
  | 'missing';

/** What the step shows, and so what its main button does. */
export function selectVerificationState(
  session: Session,
  wait: PaymentWait,
  checkout: Pick<CheckoutView, 'links' | 'settings'>,
): VerificationState {
  const { isRestored, purchase } = session;
  const { token, status, isFound, isSupported } = wait;
  if (!isRestored) return 'checking';
  if (purchase?.status === 'paid') return 'paid';
  if (status) return status.status === 'pending' ? pendingState(status.redirect, checkout) : status.status;
  if (token === null || !isFound) return 'missing';
  if (isSupported) return 'checking';
  return purchase ? 'manual' : 'missing';
}

function pendingState(
  redirect: string | undefined,
  checkout: Pick<CheckoutView, 'links' | 'settings'>,
): VerificationState {
  if (redirect === undefined) return 'waiting';
  return checkRedirect(redirect, redirectHosts(checkout)) === undefined ? 'blocked' : 'challenge';
}
