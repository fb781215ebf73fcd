import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { paymentPayload } from '../../schemas/api/payment-payload';
import type { ApiError, PaymentAnswer } from '../../schemas/generated/types';
import { ApiFailure, ConnectionCutError, refusalBody, unprocessable } from '../api-failure';
import type { SandboxContext } from '../sandbox-context';
import { cutsConnection, decideOutcome, isSlow, type Outcome, refusedOutcome } from './decide-outcome';
import { beginPayment, type FirstAnswer, findPayment, finishPayment } from './ledger';
import { newId } from './new-id';
import type { PaymentOrder } from './payment-order';
import { decisiveEntryOf, type PaymentRow, paymentAnswer } from './payment-row';
import { refreshPayment } from './settle-payment';

/**
 * Grammar of an Idempotency-Key. It is also a valid `{token}` of the status call, and never matches another payment's
 * token.
 */
const KEY = /^(?!pay_)[A-Za-z0-9_-]{16,64}$/;

interface PaymentCall {
  /** The header `Idempotency-Key`. */
  key: string | undefined;
  call: string;
  /** What the path names; empty for a new sale. */
  target: string;
  /** Its fingerprint leaves out card number, CVV, expiry and captcha token. */
  body: unknown;
}

/**
 * Takes a payment once per Idempotency-Key. The row is committed as `processing` first; the outcome follows in one
 * commit. A repeat gets the first answer, without a new check of price or captcha.
 *
 * @param buildOrder validates and prices the request; its failures store no row
 * @throws ApiFailure 400 for a missing or malformed key, 409 `payment_in_progress`, 422 for another payload or a
 * refusal
 * @throws ConnectionCutError for the card holder CAIR, once the payment is stored
 */
export async function takePayment(
  context: SandboxContext,
  { key, call, target, body }: PaymentCall,
  buildOrder: () => Promise<PaymentOrder>,
): Promise<PaymentAnswer> {
  const fingerprint = createHash('sha256')
    .update(paymentPayload(call, target, body))
    .digest('hex');
  const claim = { key: checkKey(key), token: newId('pay'), call, fingerprint };
  const known = await findPayment(context.store.db, claim.key);
  if (known) return repeatAnswer(context, known, fingerprint);
  const order = await buildOrder();
  context.activeTokens.add(claim.token);
  try {
    const begun = await beginPayment(context, claim, order);
    if (begun) return givePayment(await work(context, begun, order));
  } finally {
    context.activeTokens.delete(claim.token);
  }
  // Another request with the same key was faster.
  const other = await findPayment(context.store.db, claim.key);
  if (!other) throw new Error('a payment vanished from the ledger');
  return repeatAnswer(context, other, fingerprint);
}

function checkKey(key: string | undefined): string {
  if (key === undefined || key === '') {
    throw new ApiFailure(400, { code: 'idempotency_key_missing', retryable: false, outcome: 'none' });
  }
  if (!KEY.test(key)) throw new ApiFailure(400, { code: 'idempotency_key_invalid', retryable: false, outcome: 'none' });
  return key;
}

async function work(context: SandboxContext, begun: PaymentRow, order: PaymentOrder): Promise<PaymentRow> {
  if (isSlow(order)) await sleep(context.settings.slowAnswerMs, undefined, { signal: context.closing });
  const pointsToken = order.parts.find((part) => part.pointsToken !== undefined)?.pointsToken;
  const checks = { pointsToken, upgradedPlanId: order.upgradedPlanId, renewedFrom: order.renewedFrom };
  const finished = await finishPayment(context, begun, decideSafely(context, begun, order), checks, firstAnswer);
  const row = finished ?? (await findPayment(context.store.db, begun.token));
  if (!row) throw new Error('a payment vanished from the ledger');
  if (cutsConnection(order)) throw new ConnectionCutError();
  return row;
}

/** Decides a payment. An unexpected error refuses it, so that every payment has an outcome. */
function decideSafely(context: SandboxContext, begun: PaymentRow, order: PaymentOrder): Outcome {
  try {
    return decideOutcome(order, begun.token, context.settings, context.now());
  } catch {
    return refusedOutcome('processing_error');
  }
}

function firstAnswer(row: PaymentRow): FirstAnswer {
  if (row.status === 'refused') {
    return { status: 422, body: refusalBody(row.refusal ?? 'processing_error', decisiveEntryOf(row)) };
  }
  return { status: 200, body: paymentAnswer(row) };
}

async function repeatAnswer(context: SandboxContext, row: PaymentRow, fingerprint: string): Promise<PaymentAnswer> {
  if (row.fingerprint !== fingerprint) throw unprocessable('idempotency_key_reused');
  const current = row.status === 'processing' ? await refreshPayment(context, row) : row;
  return givePayment(current);
}

/** The first answer of a row: returned, or thrown for a refusal. */
function givePayment({ status, answerStatus, answerBody }: PaymentRow): PaymentAnswer {
  if (status === 'processing' || answerStatus === null || answerBody === null) {
    throw new ApiFailure(409, { code: 'payment_in_progress', retryable: true, outcome: 'unknown' }, 2);
  }
  if (answerStatus !== 200) throw new ApiFailure(answerStatus, answerBody as ApiError);
  return answerBody as PaymentAnswer;
}
