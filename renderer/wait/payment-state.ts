import { checkRedirect, redirectHosts } from '../../model/check-redirect';
import { unifyMethod } from '../../schemas/api/unify-method';
import { codeStepMethods, inPersonMethods, phoneMethods, slipMethods } from '../../schemas/generated/methods-by-trait';
import type { PaymentMethodEntry, PaymentStatusAnswer, PurchasedPlan } from '../../schemas/generated/types';
import type { CheckoutView } from '../checkout/checkout-view';
import { purchaseOf } from '../session/purchase-owner';
import type { Session } from '../session/session';
import type { PaymentWait } from './use-payment-status';

/** Screen that can show a payment: the page after a bank, the step with a code, or the receipt. */
export type PaymentScreen = 'verification' | 'code' | 'receipt';

const everyScreen = ['verification', 'code', 'receipt'] as const;

/**
 * States of a payment, each with the screens that show it. From any other screen the buyer goes to the first of them.
 *
 * checking: the first status is awaited. challenge: the bank's page can be opened again. blocked: that page is on a site
 * that the brand does not list. waiting: the buyer confirms on the phone. processing: the bank works on the payment, and
 * we know no more. code, slip: it can be paid by that. codeless: its code is lost. manual: the status cannot be queried.
 * noted: a seller takes the money. paid, refused, expired and canceled are final. missing: there is no such payment.
 */
export const screensOf = {
  checking: everyScreen,
  challenge: ['verification'],
  blocked: ['verification'],
  waiting: ['verification'],
  processing: ['verification', 'receipt'],
  code: ['code'],
  slip: ['receipt'],
  codeless: ['receipt'],
  manual: ['verification', 'receipt'],
  noted: ['receipt'],
  paid: ['receipt'],
  refused: everyScreen,
  expired: everyScreen,
  canceled: everyScreen,
  missing: everyScreen,
} as const satisfies Record<string, readonly [PaymentScreen, ...PaymentScreen[]]>;

export type PaymentState = keyof typeof screensOf;

type Selling = Pick<CheckoutView, 'links' | 'settings' | 'sells'>;

/** State of the payment that a screen is about: by the backend's answer, else by what this browser stores. */
export function selectPaymentState(
  session: Pick<Session, 'isRestored' | 'purchases' | 'pix'>,
  wait: PaymentWait,
  checkout: Selling,
): PaymentState {
  if (!session.isRestored) return 'checking';
  const { token, status, isFound, isSupported } = wait;
  const record = token === null ? purchaseOf(session, checkout) : recordOf(session, token, checkout);
  if (record?.status === 'paid') return 'paid';
  if (status) return stateOfAnswer(status, session, checkout);
  if (record?.status === 'noted') return 'noted';
  if (token === null || !isFound) return 'missing';
  if (record?.bankslip) return 'slip';
  if (session.pix?.token === token) return 'code';
  if (isSupported) return 'checking';
  return record ? 'manual' : 'missing';
}

/** State that the backend tells. */
export function stateOfAnswer(
  { token, status, method: stated, pix, bankslip, redirect }: PaymentStatusAnswer,
  session: Pick<Session, 'purchases' | 'pix'>,
  checkout: Selling,
): PaymentState {
  if (status !== 'pending') return status;
  const method = stated ?? recordOf(session, token, checkout)?.method;
  const isBy = (methods: readonly PaymentMethodEntry['method'][]) =>
    method !== undefined && methods.includes(unifyMethod(method));
  if (pix || session.pix?.token === token) return 'code';
  if (bankslip || isBy(slipMethods)) return 'slip';
  if (redirect !== undefined)
    return checkRedirect(redirect, redirectHosts(checkout)) === undefined ? 'blocked' : 'challenge';
  if (isBy(inPersonMethods)) return 'noted';
  if (isBy(codeStepMethods)) return 'codeless';
  return isBy(phoneMethods) ? 'waiting' : 'processing';
}

/** This browser's record of a payment; null when another browser made it. */
export function recordOf(
  session: Pick<Session, 'purchases' | 'pix'>,
  token: string,
  checkout: Pick<CheckoutView, 'sells'>,
): PurchasedPlan | null {
  if (session.pix?.token === token) return session.pix.purchase;
  const purchase = purchaseOf(session, checkout);
  return purchase?.token === token ? purchase : null;
}
