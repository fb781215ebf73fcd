import { validateDataPix, validatePurchasedPlan } from '../../schemas/generated/session.mjs';
import type {
  ApiError,
  PaymentAnswer,
  PaymentRequest,
  PaymentStatusAnswer,
  PurchasedPlan,
  PurchaseIntent,
} from '../../schemas/generated/types';
import { type Api, ApiCallError } from '../api/api';
import { readStored, writeStored } from '../session/browser-storage';
import { buildPurchase } from './build-purchase';
import {
  closeIntent,
  type IntentSubject,
  isSamePayment,
  isSamePurchase,
  openIntent,
  readIntent,
  updateIntent,
} from './purchase-intent';
import { resolveOutcome } from './resolve-outcome';
import { withPurchaseLock } from './with-purchase-lock';

/** A payment that the backend has: paid, or waiting for money. */
export type TakenPayment = PaymentAnswer | PaymentStatusAnswer;

export type PaymentOutcome =
  /** `purchase` tells what was really paid; `isOther` that it is not the payment that was asked for just now. */
  | { kind: 'taken'; payment: TakenPayment; purchase: PurchasedPlan; isOther: boolean }
  /** Final: nothing was taken; the next try takes a new key. */
  | { kind: 'refused'; code: string }
  /** The request was not accepted; nothing was taken, unless its error says that it is not known. */
  | { kind: 'rejected'; error: ApiError }
  /** The request never arrived, as the backend says: nothing was taken; the next try takes the same key. */
  | { kind: 'lost' };

export interface Payment {
  call: 'createPaymentV1' | 'createPaymentV2';
  request: PaymentRequest;
  subject: IntentSubject;
}

export interface PayOptions {
  api: Api;
  /** The outcome is not known yet and is being asked for (PAY-3): the screen says "Estamos confirmando". */
  onConfirming: () => void;
}

/**
 * Pays once (PAY-1 to PAY-3): one sender at a time over all tabs, the key stored before the first send and kept until the
 * outcome is known, an unknown outcome asked for and never shown as failed. What was taken is recorded before its key is
 * forgotten: other tabs see stored values in the order of writing, so that they find the one or the other.
 */
export function pay(payment: Payment, options: PayOptions): Promise<PaymentOutcome> {
  return withPurchaseLock(async () => {
    const finished = findFinished(payment.subject);
    if (finished) return finished;
    const open = readIntent();
    const earlier = open && (await askForEarlier(open, payment.subject, options));
    if (earlier?.outcome) return earlier.outcome;
    const intent = openIntent(payment.subject, earlier?.key);
    return earlier?.isUnknown ? sendUntilKnown(payment, intent, options) : send(payment, intent, options);
  }, options.onConfirming);
}

/**
 * After a reload or a return: the outcome of a payment that was being sent, or that stands at the buyer's bank; undefined
 * when another tab has meanwhile been told, and nothing was taken.
 *
 * @param sent the intent found on arrival
 */
export function resumePayment(sent: PurchaseIntent, options: PayOptions): Promise<PaymentOutcome | undefined> {
  return withPurchaseLock(async () => {
    const finished = findFinished(sent);
    if (finished) return finished;
    const open = readIntent();
    if (open?.key !== sent.key) return undefined;
    if (open.state === 'pending') return resumeWaiting(open, options);
    options.onConfirming();
    const resolved = await resolveOutcome(options.api, open.key, isSettled);
    if (resolved.kind === 'unsupported') return { kind: 'rejected', error: notKnown };
    return resolved.kind === 'none' ? { kind: 'lost' } : conclude(resolved.status, open);
  }, options.onConfirming);
}

/**
 * The buyer comes back from the bank without its answer: who is not told where the payment stands may make another. An
 * open code or slip has its own step, and holds nobody there.
 */
async function resumeWaiting(open: PurchaseIntent, options: PayOptions): Promise<PaymentOutcome | undefined> {
  if (isLetGo(open)) return undefined;
  const { outcome } = await askForWaiting(open, open, options);
  return outcome && !isOpenCode(outcome) ? asOther(outcome, false) : undefined;
}

function isOpenCode(outcome: PaymentOutcome): boolean {
  return outcome.kind === 'taken' && outcome.purchase.status === 'pending' && hasCode(outcome.payment);
}

/** What is known of the payment before this one: its outcome, or the key under which this one is to be sent. */
interface Earlier {
  outcome?: PaymentOutcome;
  key?: string;
  /** Whether what was sent under the key may have been taken, and nothing but sending it again can tell. */
  isUnknown?: boolean;
}

/** The payment that this browser sent before, asked for before another is sent: nobody pays twice. */
function askForEarlier(open: PurchaseIntent, subject: IntentSubject, options: PayOptions): Promise<Earlier> {
  return open.state === 'pending' ? askForWaiting(open, subject, options) : askForUnknown(open, subject, options);
}

/** Its answer was lost. Where no status call can tell, sending the same payment again under its key does. */
async function askForUnknown(open: PurchaseIntent, subject: IntentSubject, options: PayOptions): Promise<Earlier> {
  const isSame = isSamePayment(open, subject);
  options.onConfirming();
  const resolved = await resolveOutcome(options.api, open.key, isSettled);
  if (isSame && resolved.kind !== 'known') return { key: open.key, isUnknown: resolved.kind === 'unsupported' };
  if (resolved.kind === 'none') return {};
  const outcome: PaymentOutcome =
    resolved.kind === 'unsupported' ? { kind: 'rejected', error: notKnown } : conclude(resolved.status, open);
  return isSamePurchase(open, subject) ? { outcome: asOther(outcome, isSame) } : {};
}

/**
 * It was answered and waited for the buyer: at the bank, on the phone, for a pix or a slip. A code or slip that is still good
 * is the answer to asking for the same once more, and stands in no other way's way.
 */
async function askForWaiting(open: PurchaseIntent, subject: IntentSubject, options: PayOptions): Promise<Earlier> {
  if (!isSamePurchase(open, subject) || isRecordedAsPaid(open)) return {};
  const isSame = isSamePayment(open, subject);
  const resolved = await resolveOutcome(options.api, open.token ?? open.key, () => true, options.onConfirming);
  if (resolved.kind === 'unsupported') {
    return isSame && (!isLetGo(open) || isOpenPix(open)) ? { key: open.key, isUnknown: true } : {};
  }
  if (resolved.kind === 'none') return {};
  const { status } = resolved;
  const isHeld = status.status === 'pending' && (hasCode(status) ? isSame : !isLetGo(open));
  if (status.status !== 'paid' && !isHeld) return {};
  return { outcome: asOther(conclude(status, open), isSame) };
}

function asOther(outcome: PaymentOutcome, isSame: boolean): PaymentOutcome {
  return outcome.kind === 'taken' ? { ...outcome, isOther: !isSame } : outcome;
}

/** The buyer chose another way on the step that waits for it, which forgets its record. */
function isLetGo({ token }: PurchaseIntent): boolean {
  return readRecord()?.token !== token;
}

/** Its code is the one that the pix step shows. */
function isOpenPix({ token }: PurchaseIntent): boolean {
  return readStored('dataPix', validateDataPix)?.token === token;
}

/** The money arrived on the step that waits for it, and the buyer has the receipt. */
function isRecordedAsPaid({ token }: PurchaseIntent): boolean {
  const record = readRecord();
  return record?.token === token && record?.status === 'paid';
}

function readRecord(): PurchasedPlan | undefined {
  return readStored('PURCHASED_PLAN', validatePurchasedPlan);
}

/**
 * A purchase of the same plan by the same buyer that this browser has just made, in whichever tab. A tab that was opened
 * before knows the buyer by another lead.
 */
function findFinished({ planId, payer, buyer, productCode, area }: IntentSubject): PaymentOutcome | undefined {
  const done = readRecord();
  const isBuyers = done?.payer === payer || (buyer !== undefined && done?.buyer === buyer);
  const isSame = done?.planId === planId && isBuyers && done.productCode === productCode;
  if (!done || !isSame || done.area !== area || done.status !== 'paid') return undefined;
  const payment: TakenPayment = { token: done.token, status: 'paid', paymentProfileIds: [] };
  return { kind: 'taken', payment, purchase: done, isOther: false };
}

/** A payment was sent and nothing can tell what became of it. */
const notKnown: ApiError = { code: 'payment_in_progress', retryable: false, outcome: 'unknown' };

async function send(payment: Payment, intent: PurchaseIntent, options: PayOptions): Promise<PaymentOutcome> {
  try {
    return conclude(await sendOnce(payment, intent, options), intent);
  } catch (error) {
    if (!(error instanceof ApiCallError)) throw error;
    const { body } = error;
    const isOpen = body.outcome === 'unknown' || error.status === 409 || body.code === 'idempotency_key_reused';
    if (!isOpen) return rejected(error);
    updateIntent(intent, { state: 'unknown' });
    options.onConfirming();
    const resolved = await resolveOutcome(options.api, intent.key, isSettled);
    if (resolved.kind === 'unsupported') return sendUntilKnown(payment, intent, options);
    return resolved.kind === 'none' ? { kind: 'lost' } : conclude(resolved.status, intent);
  }
}

function sendOnce({ call, request }: Payment, { key }: PurchaseIntent, { api }: PayOptions): Promise<PaymentAnswer> {
  return api(call, { body: request, idempotencyKey: key });
}

/**
 * A backend without a status call: the same key gives the first answer again. That one of these sendings comes to nothing
 * tells nothing of the first, which may have been taken; only an answer or a bank's refusal does.
 */
async function sendUntilKnown(payment: Payment, intent: PurchaseIntent, options: PayOptions): Promise<PaymentOutcome> {
  updateIntent(intent, { state: 'unknown' });
  options.onConfirming();
  for (;;) {
    try {
      return conclude(await sendOnce(payment, intent, options), intent);
    } catch (error) {
      if (!(error instanceof ApiCallError)) throw error;
      if (isRefusal(error)) return rejected(error);
      if (isAnswered(error) && error.status !== 409 && error.body.outcome !== 'unknown') {
        return { kind: 'rejected', error: notKnown };
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 5_000));
  }
}

/** An answer of the backend → what it means; what was taken is recorded. A code that waits for money has no receipt yet. */
function conclude(payment: TakenPayment, intent: PurchaseIntent): PaymentOutcome {
  const { status } = payment;
  if (status !== 'paid' && status !== 'pending') {
    closeIntent();
    const refusal = 'refusal' in payment ? payment.refusal : undefined;
    return { kind: 'refused', code: refusal?.code ?? 'processing_error' };
  }
  const purchase = buildPurchase(intent, payment);
  if (status === 'paid' || payment.pix === undefined) writeStored('PURCHASED_PLAN', purchase);
  if (status === 'paid') closeIntent();
  else updateIntent(intent, { state: 'pending', token: payment.token });
  return { kind: 'taken', payment, purchase, isOther: false };
}

function rejected(error: ApiCallError): PaymentOutcome {
  if (isAnswered(error)) closeIntent();
  return isRefusal(error) ? { kind: 'refused', code: error.body.code } : { kind: 'rejected', error: error.body };
}

/** Whether the request was looked at: sent again it would fail again. */
function isAnswered({ status }: ApiCallError): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

function isRefusal({ status, body }: ApiCallError): boolean {
  return status === 422 && !notRefusals.has(body.code);
}

/** Answers 422 that are no bank's refusal. */
const notRefusals = new Set<string>(['invalid_request', 'amount_changed', 'captcha_failed', 'idempotency_key_reused']);

function hasCode({ pix, bankslip }: TakenPayment): boolean {
  return pix !== undefined || bankslip !== undefined;
}

/** A pix, slip or redirect waits for the buyer; a card that is pending without one is still being processed. */
function isSettled(payment: PaymentStatusAnswer): boolean {
  return payment.status !== 'pending' || hasCode(payment) || payment.redirect !== undefined;
}
