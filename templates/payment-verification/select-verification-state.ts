import { checkRedirect, redirectHosts } from '../../model/check-redirect';
import type { CheckoutView } from '../../renderer/checkout/checkout-view';
import { purchaseOf } from '../../renderer/session/purchase-owner';
import type { Session } from '../../renderer/session/session';
import type { PaymentWait } from '../../renderer/wait/use-payment-status';
import { phoneMethods } from '../../schemas/generated/methods-by-trait';
import type { PaymentMethod } from '../../schemas/generated/types';

/**
 * checking: the first status is awaited. waiting: the buyer confirms on the phone. processing: the bank works on the
 * payment, and we know no more. challenge: also, the bank's page can be opened again. blocked: also, that page is on a
 * site that the brand does not list. manual: the status cannot be queried. paid, refused, expired and canceled are
 * final. missing: the payment does not exist.
 */
export type VerificationState =
  | 'checking'
  | 'waiting'
  | 'processing'
  | 'challenge'
  | 'blocked'
  | 'manual'
  | 'paid'
  | 'refused'
  | 'expired'
  | 'canceled'
  | 'missing';

/** State of the step, which also decides its main button. */
export function selectVerificationState(
  session: Session,
  wait: PaymentWait,
  checkout: Pick<CheckoutView, 'links' | 'settings' | 'sells'>,
): VerificationState {
  const { isRestored } = session;
  const purchase = purchaseOf(session, checkout);
  const { token, status, isFound, isSupported } = wait;
  if (!isRestored) return 'checking';
  if (purchase?.status === 'paid') return 'paid';
  if (status?.status === 'pending') return pendingState(status.redirect, purchase?.method ?? status.method, checkout);
  if (status) return status.status;
  if (token === null || !isFound) return 'missing';
  if (isSupported) return 'checking';
  return purchase ? 'manual' : 'missing';
}

function pendingState(
  redirect: string | undefined,
  method: PaymentMethod | undefined,
  checkout: Pick<CheckoutView, 'links' | 'settings'>,
): VerificationState {
  if (redirect === undefined) return method && phoneMethods.includes(method) ? 'waiting' : 'processing';
  return checkRedirect(redirect, redirectHosts(checkout)) === undefined ? 'blocked' : 'challenge';
}
