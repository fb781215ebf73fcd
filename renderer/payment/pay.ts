import { validateDataPix, validatePurchasedPlan } from '../../schemas/generated/session.mjs';
import type { Operation, PurchasedPlan, PurchaseIntent } from '../../schemas/generated/types';
import { readStored } from '../session/browser-storage';
import { type IntentSubject, isSamePayment, listOpen, openIntent, readIntent } from '../session/purchase-intent';
import { isSameOrder, isSamePurchase } from '../session/purchase-owner';
import type { SessionOwner } from '../session/session';
import { type ResolvedOutcome, resolveOutcome } from '../wait/resolve-outcome';
import { hasCode, isSettled, notKnown, type PaymentOutcome, type TakenPayment } from './payment-outcome';
import { recordOutcome } from './record-outcome';
import { type PaymentCall, type PayOptions, send, sendUntilKnown } from './send-payment';
import { withPurchaseLock } from './with-purchase-lock';

export type Payment = PaymentCall & { subject: IntentSubject };

/** What sells a plan; what renews, upgrades or settles an invoice is another order than any plan that was bought. */
const sales: readonly Operation[] = ['direct', 'sale-invoice', 'first-invoice-payment'];

/**
 * Pays once (PAY-1 to PAY-3): one sender of a product at a time over all tabs, the key stored before the first send and
 * kept until the outcome is known, an unknown outcome asked for and never shown as failed. What was taken is recorded
 * before its key is forgotten: other tabs see stored values in the order of writing, so that they find the one or the other.
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
    if (same?.isUnknown) return sendUntilKnown(payment, intent, options);
    return send(payment, intent, options, same?.sent);
  });
}

/**
 * After a reload or a return: the outcome of a payment that was being sent, or that stands at the buyer's bank; undefined
 * when another tab has meanwhile been told, and nothing was taken.
 *
 * @param sent the intent found on arrival
 */
export function resumePayment(sent: PurchaseIntent, options: PayOptions): Promise<PaymentOutcome | undefined> {
  return withPurchaseLock(sent, options.onConfirming, async () => {
    const finished = findFinished(sent);
    if (finished) return finished;
    const open = readIntent(sent);
    if (open?.key !== sent.key) return undefined;
    if (open.state === 'pending') return resumeWaiting(open, options);
    options.onConfirming();
    const resolved = await resolveOutcome(options.api, open.key, isSettled);
    if (resolved.kind === 'unsupported') return { kind: 'rejected', error: notKnown };
    return resolved.kind === 'none' ? { kind: 'lost' } : recordOutcome(resolved.status, open);
  });
}

/**
 * The buyer comes back from the bank without its answer: who is not told where the payment stands, or that it was refused,
 * may make another. A code or slip has its own step, and holds nobody there.
 */
async function resumeWaiting(open: PurchaseIntent, options: PayOptions): Promise<PaymentOutcome | undefined> {
  if (isLetGo(open)) return undefined;
  const resolved = await askForOpen(open, options);
  if (resolved.kind !== 'known') return undefined;
  const { status } = resolved;
  const isCode = hasCode(status) || readRecord(open)?.bankslip !== undefined;
  return isCode && status.status !== 'paid' ? undefined : markOther(recordOutcome(status, open), true);
}

/** Where a payment stands that waits for the buyer. */
function askForOpen(open: PurchaseIntent, { api, onConfirming }: PayOptions): Promise<ResolvedOutcome> {
  return resolveOutcome(api, open.token ?? open.key, () => true, onConfirming);
}

/** What is known of a payment before this one. */
interface Earlier {
  /** Of this one too: nothing else is sent. */
  outcome?: PaymentOutcome;
  /** Whether this one is to be sent under its key. */
  isSame?: boolean;
  /** Whether it still waits, or may wait, and this one is sent besides. */
  isOpen?: boolean;
  /** Whether what was sent under the key may have been taken, and nothing but sending it again can tell. */
  isUnknown?: boolean;
}

/** A payment that this browser sent before, asked for before another is sent: nobody pays twice. */
function askForEarlier(open: PurchaseIntent, subject: IntentSubject, options: PayOptions): Promise<Earlier> {
  return open.state === 'pending' ? askForWaiting(open, subject, options) : askForUnknown(open, subject, options);
}

/** Its answer was lost. Where no status call can tell, sending the same payment again under its key does. */
async function askForUnknown(open: PurchaseIntent, subject: IntentSubject, options: PayOptions): Promise<Earlier> {
  const isSame = isSamePayment(open, subject);
  options.onConfirming();
  const resolved = await resolveOutcome(options.api, open.key, isSettled);
  if (isSame && resolved.kind !== 'known') return { isSame, isUnknown: resolved.kind === 'unsupported' };
  if (resolved.kind === 'none') return {};
  const outcome: PaymentOutcome =
    resolved.kind === 'unsupported' ? { kind: 'rejected', error: notKnown } : recordOutcome(resolved.status, open);
  return isSamePurchase(open, subject) ? { outcome: markOther(outcome, !isSame) } : {};
}

/**
 * It was answered and waited for the buyer: at the bank, on the phone, for a pix or a slip. A code or slip that is still good
 * is the answer to asking for the same once more, and stands in no other way's way.
 */
async function askForWaiting(open: PurchaseIntent, subject: IntentSubject, options: PayOptions): Promise<Earlier> {
  if (!isSamePurchase(open, subject) || isRecordedAsPaid(open)) return {};
  const isSame = isSamePayment(open, subject);
  const resolved = await askForOpen(open, options);
  if (resolved.kind === 'unsupported') {
    return isSame && (!isLetGo(open) || isOpenPix(open)) ? { isSame, isUnknown: true } : { isOpen: true };
  }
  if (resolved.kind === 'none') return {};
  const { status } = resolved;
  const isHeld = status.status === 'pending' && (hasCode(status) ? isSame : !isLetGo(open));
  if (status.status !== 'paid' && !isHeld) return { isOpen: status.status === 'pending' };
  return { outcome: markOther(recordOutcome(status, open), !isSame) };
}

/** @param isOther whether the payment that was taken is another than the one that was asked for */
function markOther(outcome: PaymentOutcome, isOther: boolean): PaymentOutcome {
  return outcome.kind === 'taken' ? { ...outcome, isOther } : outcome;
}

/** The buyer chose another way on the step that waits for it, which forgets its record. */
function isLetGo(open: PurchaseIntent): boolean {
  return readRecord(open)?.token !== open.token;
}

/** Its code is the one that the pix step shows. */
function isOpenPix(open: PurchaseIntent): boolean {
  return readStored('dataPix', validateDataPix, open)?.token === open.token;
}

/** The money arrived on the step that waits for it, and the buyer has the receipt. */
function isRecordedAsPaid(open: PurchaseIntent): boolean {
  const record = readRecord(open);
  return record?.token === open.token && record?.status === 'paid';
}

function readRecord(owner: SessionOwner): PurchasedPlan | undefined {
  return readStored('PURCHASED_PLAN', validatePurchasedPlan, owner);
}

/** A purchase of the same product by the same buyer that this browser has just made, in whichever tab. */
function findPaid(subject: IntentSubject): PurchasedPlan | undefined {
  const done = readRecord(subject);
  return done?.status === 'paid' && isSamePurchase(done, subject) ? done : undefined;
}

/** One of another order. */
function findOther(subject: IntentSubject): PurchasedPlan | undefined {
  const done = findPaid(subject);
  return done && isSameOrder(done, subject) ? undefined : done;
}

/** One of the same order. */
function findFinished(subject: IntentSubject): PaymentOutcome | undefined {
  const done = findPaid(subject);
  if (!done || !isSameOrder(done, subject)) return undefined;
  const payment: TakenPayment = { token: done.token, status: 'paid', paymentProfileIds: [] };
  return { kind: 'taken', payment, purchase: done, isOther: false };
}
