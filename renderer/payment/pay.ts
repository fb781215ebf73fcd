import { orderCodeOf } from '../../schemas/api/order-code';
import { phoneMethods } from '../../schemas/generated/methods-by-trait';
import { validateDataPix, validatePurchasedPlan } from '../../schemas/generated/session.mjs';
import type { Operation, PaymentAnswer, PurchasedPlan, PurchaseIntent } from '../../schemas/generated/types';
import { readStored } from '../session/browser-storage';
import { buildPurchase } from '../session/build-purchase';
import { type IntentSubject, isSamePayment, listOpen, openIntent, readIntent } from '../session/purchase-intent';
import { isFinished, isSameOrder, isSamePurchase } from '../session/purchase-owner';
import type { SessionOwner } from '../session/session';
import { type ResolvedOutcome, resolveOutcome } from '../wait/resolve-outcome';
import { hasCode, notKnown, type PaymentOutcome, settledFor, type TakenPayment } from './payment-outcome';
import { recordOutcome } from './record-outcome';
import { type PaymentCall, type PayOptions, send, sendUntilKnown } from './send-payment';
import { type SentCards, writeSentCards } from './sent-cards';
import { withPurchaseLock } from './with-purchase-lock';

export type Payment = PaymentCall & {
  subject: IntentSubject;
  /** Company and last digits for the receipt. This tab stores them: the answer may come after a reload. */
  cards?: SentCards;
};

/** Operations that sell a plan. Renewals, upgrades and invoices are separate orders, even for a plan already bought. */
const sales: readonly Operation[] = ['direct', 'sale-invoice', 'first-invoice-payment'];

/**
 * Pays once (PAY-1 to PAY-3). One sender per product at a time, over all tabs. The key is stored before the first send
 * and kept until the outcome is known. An unknown outcome is queried and never shown as failed. A taken payment is
 * recorded before its key is removed: other tabs see writes in order, so they find at least one of them.
 */
export function pay(payment: Payment, options: PayOptions): Promise<PaymentOutcome> {
  return withPurchaseLock(payment.subject, options.onConfirming, async () => {
    const finished = findFinished(payment.subject);
    if (finished) return finished;
    const isSale = 'operation' in payment.request && sales.includes(payment.request.operation);
    const other = isSale ? findOther(payment.subject) : undefined;
    if (other && other.token !== options.agreedTo) return { kind: 'other-bought', purchase: other };
    const besides: PurchaseIntent[] = [];
    let same: { sent: PurchaseIntent; isUnknown: boolean } | undefined;
    for (const open of listOpen(readIntent(payment.subject))) {
      const { outcome, isOpen, isSame, isUnknown = false } = await askForEarlier(open, payment.subject, options);
      if (outcome) return outcome;
      if (isOpen) besides.push(open);
      if (isSame) same ??= { sent: open, isUnknown };
    }
    const intent = openIntent(payment.subject, besides, same?.sent.key);
    writeSentCards(payment.cards, intent, same !== undefined);
    if (same?.isUnknown) return sendUntilKnown(payment, intent, options);
    return send(payment, intent, options, same?.sent);
  });
}

/**
 * Resolves a payment after a reload or a return from the bank. Undefined when another tab already reported it and
 * nothing was taken.
 *
 * @param sent intent found on arrival
 */
export function resumePayment(sent: PurchaseIntent, options: PayOptions): Promise<PaymentOutcome | undefined> {
  return withPurchaseLock(sent, options.onConfirming, async () => {
    const finished = findFinished(sent);
    if (finished) return finished;
    const open = readIntent(sent);
    if (open?.key !== sent.key) return undefined;
    if (open.state === 'pending') return resumeWaiting(open, options);
    options.onConfirming();
    const resolved = await resolveOutcome(options.api, open.key, settledFor(open));
    const reference = orderCodeOf(open.key);
    if (resolved.kind === 'unsupported') return { kind: 'rejected', error: notKnown, reference };
    return resolved.kind === 'none' ? { kind: 'lost', reference } : recordOutcome(resolved.status, open);
  });
}

/**
 * The buyer returns from the bank before its answer. If the payment is refused, or its status cannot be queried, the
 * buyer may pay again. A code or slip has its own step and does not block.
 */
async function resumeWaiting(open: PurchaseIntent, options: PayOptions): Promise<PaymentOutcome | undefined> {
  if (isLetGo(open)) return undefined;
  const resolved = await askForOpen(open, options);
  if (resolved.kind !== 'known') return undefined;
  const { status } = resolved;
  const isCode = hasCode(status) || readRecord(open)?.bankslip !== undefined;
  return isCode && status.status !== 'paid' ? undefined : markOther(recordOutcome(status, open), true);
}

/** Queries the status of a payment that waits for the buyer. */
function askForOpen(open: PurchaseIntent, { api, onConfirming }: PayOptions): Promise<ResolvedOutcome> {
  return resolveOutcome(api, open.token ?? open.key, () => true, onConfirming);
}

/** Known facts about an earlier payment. */
interface Earlier {
  /** The earlier outcome also answers this payment: nothing is sent. */
  outcome?: PaymentOutcome;
  /** Whether this payment is sent under the earlier key. */
  isSame?: boolean;
  /** Whether the earlier payment waits, or may wait, and this one is sent besides it. */
  isOpen?: boolean;
  /** Whether the earlier payment may have been taken, and only sending it again can tell. */
  isUnknown?: boolean;
}

/** Checks this browser's earlier payment before another is sent: nobody pays twice. */
function askForEarlier(open: PurchaseIntent, subject: IntentSubject, options: PayOptions): Promise<Earlier> {
  return open.state === 'pending' ? askForWaiting(open, subject, options) : askForUnknown(open, subject, options);
}

/** The answer was lost. Without a status call, we send the same payment again under its key. */
async function askForUnknown(open: PurchaseIntent, subject: IntentSubject, options: PayOptions): Promise<Earlier> {
  const isSame = isSamePayment(open, subject);
  options.onConfirming();
  const resolved = await resolveOutcome(options.api, open.key, settledFor(open));
  if (isSame && resolved.kind !== 'known') return { isSame, isUnknown: resolved.kind === 'unsupported' };
  if (resolved.kind === 'none') return {};
  const outcome: PaymentOutcome =
    resolved.kind === 'unsupported'
      ? { kind: 'rejected', error: notKnown, reference: orderCodeOf(open.key) }
      : recordOutcome(resolved.status, open);
  return isSamePurchase(open, subject) ? { outcome: markOther(outcome, !isSame) } : {};
}

/**
 * The payment was answered and waits for the buyer: at the bank, on the phone, or for a pix or slip. A valid code or
 * slip answers a repeated request, and so does an open push. Neither blocks another method.
 */
async function askForWaiting(open: PurchaseIntent, subject: IntentSubject, options: PayOptions): Promise<Earlier> {
  if (!isSamePurchase(open, subject) || isRecordedAsPaid(open)) return {};
  const isSame = isSamePayment(open, subject);
  const resolved = await askForOpen(open, options);
  const isPush = phoneMethods.includes(open.method);
  const isWaiting = resolved.kind === 'known' ? resolved.status.status === 'pending' : resolved.kind === 'unsupported';
  if (isSame && isWaiting && isToOtherPhone(open, subject)) {
    const answer: PaymentAnswer = { token: open.token ?? open.key, status: 'pending', paymentProfileIds: [] };
    const purchase = buildPurchase(open, answer);
    return purchase.token === options.agreedTo ? { isOpen: true } : { outcome: { kind: 'push-open', purchase } };
  }
  if (resolved.kind === 'unsupported') {
    // A second push could be confirmed besides the first: only the buyer can tell.
    if (isSame && isPush) return { outcome: { kind: 'rejected', error: notKnown, reference: orderCodeOf(open.key) } };
    return isSame && (!isLetGo(open) || isOpenPix(open)) ? { isSame, isUnknown: true } : { isOpen: true };
  }
  if (resolved.kind === 'none') return {};
  const { status } = resolved;
  const isKept = hasCode(status) ? isSame : !isLetGo(open) || (isSame && isPush);
  const isHeld = status.status === 'pending' && isKept;
  if (status.status !== 'paid' && !isHeld) return { isOpen: status.status === 'pending' };
  return { outcome: markOther(recordOutcome(status, open), !isSame) };
}

/** Whether the buyer has corrected the number of an open push. */
function isToOtherPhone({ pushTo }: PurchaseIntent, subject: IntentSubject): boolean {
  return pushTo !== undefined && pushTo !== subject.pushTo;
}

/** @param isOther whether the taken payment is not the requested one */
function markOther(outcome: PaymentOutcome, isOther: boolean): PaymentOutcome {
  return outcome.kind === 'taken' ? { ...outcome, isOther } : outcome;
}

/** Whether the buyer chose another method on the waiting step, which removes the record. */
function isLetGo(open: PurchaseIntent): boolean {
  return readRecord(open)?.token !== open.token;
}

/** Whether the pix step shows this payment's code. */
function isOpenPix(open: PurchaseIntent): boolean {
  return readStored('dataPix', validateDataPix, open)?.token === open.token;
}

/** Whether the waiting step recorded the payment as paid, and the buyer has the receipt. */
function isRecordedAsPaid(open: PurchaseIntent): boolean {
  const record = readRecord(open);
  return record !== undefined && record.token === open.token && isFinished(record);
}

function readRecord(owner: SessionOwner): PurchasedPlan | undefined {
  return readStored('PURCHASED_PLAN', validatePurchasedPlan, owner);
}

/** A recent purchase of the same product by the same buyer in this browser, in any tab. */
function findPaid(subject: IntentSubject): PurchasedPlan | undefined {
  const done = readRecord(subject);
  return done && isFinished(done) && isSamePurchase(done, subject) ? done : undefined;
}

/** Recent purchase of another order. */
function findOther(subject: IntentSubject): PurchasedPlan | undefined {
  const done = findPaid(subject);
  return done && isSameOrder(done, subject) ? undefined : done;
}

/** Recent purchase of the same order. */
function findFinished(subject: IntentSubject): PaymentOutcome | undefined {
  const done = findPaid(subject);
  if (!done || !isSameOrder(done, subject)) return undefined;
  const status = done.status === 'paid' ? 'paid' : 'pending';
  const payment: TakenPayment = { token: done.token, status, paymentProfileIds: [] };
  return { kind: 'taken', payment, purchase: done, isOther: false };
}
