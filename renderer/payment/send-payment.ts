import { phoneMethods } from '../../schemas/generated/methods-by-trait';
import type { PaymentAnswer, PaymentRequest, PurchaseIntent, TrackingMetadata } from '../../schemas/generated/types';
import { type Api, ApiCallError } from '../api/api';
import { eventIdOf } from '../session/build-purchase';
import { closeIntent, updateIntent } from '../session/purchase-intent';
import { hasArrived, resolveLost } from '../wait/resolve-outcome';
import type { RenewCall } from './build-payment-request';
import type { Answered, PaymentOutcome } from './payment-outcome';

/** A payment call, without its key. */
export type PaymentCall = { call: 'createPaymentV1' | 'createPaymentV2'; request: PaymentRequest } | RenewCall;

export interface PayOptions {
  api: Api;
  /** The outcome is unknown and we query it (PAY-3): the screen shows "Estamos confirmando". */
  onConfirming: () => void;
  /** Token of another plan's purchase that the buyer was warned about and agreed to pay besides. */
  agreedTo?: string | undefined;
}

/** The same payment, sent under its key before, perhaps with other installments. */
export interface SentBefore {
  intent: PurchaseIntent;
  /** It may have been taken, and only sending it again can tell. */
  isUnknown: boolean;
}

/** Sends a payment under its intent's key. Queries the outcome if the answer is lost. */
export async function send(
  payment: PaymentCall,
  intent: PurchaseIntent,
  options: PayOptions,
  before: SentBefore = { intent, isUnknown: false },
): Promise<PaymentOutcome | Answered> {
  if (before.isUnknown) return sendUntilKnown(payment, intent, options);
  const { intent: earlier } = before;
  try {
    return { kind: 'answered', payment: await sendOnce(payment, intent, options), intent };
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    const { body } = error;
    if (isUnsent(error)) return notSent(error, intent, earlier);
    const isReused = body.code === 'idempotency_key_reused';
    const isOpen = isReused || body.outcome === 'unknown' || error.status === 409;
    if (!isOpen && isAnswered(error)) return rejected(error, intent);
    // The backend holds the earlier payment under this key, perhaps with other installments. The receipt must show that
    // one.
    const taken = isReused ? earlier : intent;
    updateIntent(taken, { state: 'unknown' });
    options.onConfirming();
    // Browsers resend over a broken connection. The rejected request may be the second, and the first may be taken.
    if (!isOpen && !(await hasArrived(options.api, intent.key))) return rejected(error, intent);
    const resolved = await resolveLost(options.api, taken);
    if (resolved.kind === 'unsupported') return sendUntilKnown(payment, taken, options);
    return resolved.kind === 'none'
      ? { kind: 'lost', sent: intent.key }
      : { kind: 'answered', payment: resolved.status, intent: taken };
  }
}

function sendOnce(payment: PaymentCall, { key }: PurchaseIntent, { api }: PayOptions): Promise<PaymentAnswer> {
  switch (payment.call) {
    case 'renewSubscriptionV1': {
      const path = { id: payment.subscriptionId };
      return api(payment.call, {
        path,
        body: { ...withEvent(payment.request, key), sessionId: key },
        idempotencyKey: key,
      });
    }
    case 'renewSubscriptionV2': {
      const path = { id: payment.subscriptionId };
      return api(payment.call, {
        path,
        body: { ...withEvent(payment.request, key), sessionId: key },
        idempotencyKey: key,
      });
    }
    default:
      return api(payment.call, { body: withEvent(payment.request, key), idempotencyKey: key });
  }
}

/** With the buyer's consent, the seller's server can report the event that this browser pushes under one id. */
function withEvent<Request extends { metadata?: TrackingMetadata }>(request: Request, key: string): Request {
  const { metadata } = request;
  return metadata?.consent === 'granted' ? { ...request, metadata: { ...metadata, eventId: eventIdOf(key) } } : request;
}

/**
 * For a backend without a status call: the same key returns the first answer again. A failed repeat says nothing about
 * the first request, which may be taken. Only an answer or a bank's refusal decides. A push is never repeated.
 */
async function sendUntilKnown(
  payment: PaymentCall,
  intent: PurchaseIntent,
  options: PayOptions,
): Promise<PaymentOutcome | Answered> {
  updateIntent(intent, { state: 'unknown' });
  options.onConfirming();
  // A repeat could ring the phone again. Without a status call, only the buyer can tell.
  if (phoneMethods.includes(intent.method)) return { kind: 'unknown', sent: intent.key };
  for (;;) {
    try {
      return { kind: 'answered', payment: await sendOnce(payment, intent, options), intent };
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      if (isRefusal(error)) return rejected(error, intent);
      const isOver = error.status === 422 || (isAnswered(error) && ![408, 409].includes(error.status));
      if (isOver) return { kind: 'unknown', sent: intent.key };
    }
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  }
}

function rejected(error: ApiCallError, intent: PurchaseIntent): PaymentOutcome {
  if (isAnswered(error)) closeIntent(intent);
  const { body } = error;
  return isRefusal(error)
    ? { kind: 'refused', code: body.code, method: intent.method, sent: intent.key, entry: body.entry }
    : { kind: 'rejected', error: body, sent: intent.key };
}

/** Whether this device had no captcha token, no card token or no connection, so that no request left. */
function isUnsent({ status, body }: ApiCallError): boolean {
  return status === 0 && body.outcome === 'none';
}

/** An earlier request may have left under this key, so its intent stays open. */
function notSent({ body: error }: ApiCallError, intent: PurchaseIntent, earlier: PurchaseIntent): PaymentOutcome {
  if (earlier === intent) closeIntent(intent);
  else updateIntent(earlier, { state: 'unknown' });
  return error.code === 'backend_unavailable' ? { kind: 'lost' } : { kind: 'rejected', error };
}

/**
 * Whether the backend evaluated the request: the same request would fail again. The gateway refuses a captcha token
 * before that, also of a request that the browser repeated.
 */
function isAnswered({ status, body }: ApiCallError): boolean {
  return status >= 400 && status < 500 && status !== 429 && body.code !== 'captcha_failed';
}

/** Whether a bank has refused the card or the payment. */
export function isRefusal({ status, body }: ApiCallError): boolean {
  return status === 422 && !notRefusals.has(body.code);
}

/** 422 codes that are not a bank's refusal. */
const notRefusals = new Set<string>([
  'invalid_request',
  'amount_changed',
  'captcha_failed',
  'card_not_taken',
  'card_token_invalid',
  'idempotency_key_reused',
  'backend_answer_invalid',
  'invoice_already_paid',
  'invoice_expired',
  'item_not_found',
  'plan_not_offered',
  'ticket_sold_out',
]);
