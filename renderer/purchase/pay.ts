import type {
  ApiError,
  PaymentAnswer,
  PaymentRequest,
  PaymentStatusAnswer,
  PurchaseIntent,
} from '../../schemas/generated/types';
import { type Api, ApiCallError } from '../api/api';
import {
  closeIntent,
  type IntentSubject,
  isSamePayment,
  isSamePurchase,
  openIntent,
  readIntent,
  updateIntent,
} from './purchase-intent';
import { type ResolvedOutcome, resolveOutcome } from './resolve-outcome';
import { withPurchaseLock } from './with-purchase-lock';

/** A payment that the backend has: paid, or waiting for money. */
export type TakenPayment = PaymentAnswer | PaymentStatusAnswer;

export type PaymentOutcome =
  | { kind: 'taken'; payment: TakenPayment }
  /** Final: nothing was taken; the next try takes a new key. */
  | { kind: 'refused'; code: string }
  /** The request was not accepted; nothing was taken. */
  | { kind: 'rejected'; error: ApiError };

export interface Payment {
  call: 'createPaymentV1' | 'createPaymentV2';
  request: PaymentRequest;
  subject: IntentSubject;
}

export interface PayOptions {
  api: Api;
  /** The outcome is not known yet and is being asked for (PAY-3): the screen says "Estamos confirmando". */
  onConfirming: () => void;
  /** A purchase of the same thing that another tab has just finished; it is then the outcome. */
  findFinished: (subject: IntentSubject) => TakenPayment | undefined;
  /**
   * Stores a purchase that is paid, for `findFinished` of another tab that waits for its turn. Called before the intent
   * is closed: stored values reach other tabs in the order of writing, so that they see the one or the other.
   */
  keepFinished: (payment: TakenPayment, intent: PurchaseIntent) => void;
}

/**
 * Pays once (PAY-1 to PAY-3): one sender at a time over all tabs, the key stored before the first send and kept until the
 * outcome is known, an unknown outcome asked for and never shown as failed.
 */
export function pay(payment: Payment, options: PayOptions): Promise<PaymentOutcome> {
  return withPurchaseLock(async () => {
    const finished = options.findFinished(payment.subject);
    if (finished) return { kind: 'taken', payment: finished };
    const open = readIntent();
    const earlier = await resolveEarlier(options);
    const isThisOne = open !== undefined && isSamePurchase(open, payment.subject);
    if (!earlier || !isThisOne) return send(payment, options);
    // Where no status call can tell, sending the same payment again under its key does.
    return earlier.kind === 'rejected' && isSamePayment(open, payment.subject) ? send(payment, options) : earlier;
  });
}

/** After a reload: the outcome of a payment that was being sent; undefined when there is none or nothing was taken. */
export function resumePayment(options: PayOptions): Promise<PaymentOutcome | undefined> {
  return withPurchaseLock(() => resolveEarlier(options));
}

async function resolveEarlier(options: PayOptions): Promise<PaymentOutcome | undefined> {
  const open = readIntent();
  if (!open || open.state === 'pending') return undefined;
  options.onConfirming();
  const resolved = await resolveOutcome(options.api, open.key, isSettled);
  if (resolved.kind === 'unsupported') return { kind: 'rejected', error: notKnown };
  return conclude(resolved, open, options);
}

/** A payment was sent and nothing can tell what became of it. */
const notKnown: ApiError = { code: 'payment_in_progress', retryable: false, outcome: 'unknown' };

async function send({ call, request, subject }: Payment, options: PayOptions): Promise<PaymentOutcome> {
  const intent = openIntent(subject);
  try {
    const answer = await options.api(call, { body: request, idempotencyKey: intent.key });
    return taken(answer, intent, options);
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    const { body } = error;
    const isOpen = body.outcome === 'unknown' || error.status === 409 || body.code === 'idempotency_key_reused';
    if (!isOpen) return rejected(error);
    updateIntent(intent, { state: 'unknown' });
    options.onConfirming();
    const resolved = await resolveOutcome(options.api, intent.key, isSettled);
    if (resolved.kind === 'unsupported') return sendAgain({ call, request, subject }, intent, options);
    return (
      conclude(resolved, intent, options) ?? {
        kind: 'rejected',
        error: { code: 'backend_unavailable', retryable: true, outcome: 'none' },
      }
    );
  }
}

/** A backend without a status call: the same key gives the first answer again. */
async function sendAgain(payment: Payment, intent: PurchaseIntent, options: PayOptions): Promise<PaymentOutcome> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    try {
      const answer = await options.api(payment.call, { body: payment.request, idempotencyKey: intent.key });
      return taken(answer, intent, options);
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      if (error.body.outcome !== 'unknown' && error.status !== 409) return rejected(error);
    }
  }
}

function conclude(resolved: ResolvedOutcome, intent: PurchaseIntent, options: PayOptions): PaymentOutcome | undefined {
  if (resolved.kind !== 'known') return undefined;
  const { status } = resolved;
  if (status.status === 'refused' || status.status === 'canceled' || status.status === 'expired') {
    closeIntent();
    return { kind: 'refused', code: status.refusal?.code ?? 'processing_error' };
  }
  return taken(status, intent, options);
}

function taken(payment: TakenPayment, intent: PurchaseIntent, options: PayOptions): PaymentOutcome {
  if (payment.status === 'pending') updateIntent(intent, { state: 'pending', token: payment.token });
  else {
    options.keepFinished(payment, intent);
    closeIntent();
  }
  return { kind: 'taken', payment };
}

function rejected({ status, body }: ApiCallError): PaymentOutcome {
  const isAnswered = status >= 400 && status < 500 && status !== 429;
  if (isAnswered) closeIntent();
  const isRefusal = status === 422 && !notRefusals.has(body.code);
  return isRefusal ? { kind: 'refused', code: body.code } : { kind: 'rejected', error: body };
}

/** Answers 422 that are no bank's refusal. */
const notRefusals = new Set<string>(['invalid_request', 'amount_changed', 'captcha_failed', 'idempotency_key_reused']);

/** A pix, slip or redirect waits for the buyer; a card that is pending without one is still being processed. */
function isSettled({ status, pix, bankslip, redirect }: PaymentStatusAnswer): boolean {
  return status !== 'pending' || pix !== undefined || bankslip !== undefined || redirect !== undefined;
}
