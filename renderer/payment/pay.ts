import { phoneMethods } from '../../schemas/generated/methods-by-trait';
import { validateDataPix, validatePurchasedPlan } from '../../schemas/generated/session.mjs';
import type { Operation, PaymentAnswer, PurchasedPlan, PurchaseIntent } from '../../schemas/generated/types';
import { readStored } from '../session/browser-storage';
import { buildPurchase } from '../session/build-purchase';
import { type IntentSubject, isSamePayment, listOpen, openIntent, readIntent } from '../session/purchase-intent';
import { isFinished, isSameOrder, isSamePurchase } from '../session/purchase-owner';
import type { SessionOwner } from '../session/session';
import { hasCode, resolveLost, resolveOpen } from '../wait/resolve-outcome';
import type { Answered, PaymentOutcome } from './payment-outcome';
import { recordOutcome } from './record-outcome';
import { type PaymentCall, type PayOptions, type SentBefore, send } from './send-payment';
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
    const bought = findBought(payment.subject);
    if (bought && isSameOrder(bought, payment.subject)) return takenBefore(bought);
    const isSale = 'operation' in payment.request && sales.includes(payment.request.operation);
    if (bought && isSale && bought.token !== options.agreedTo) return { kind: 'other-bought', purchase: bought };
    const besides: PurchaseIntent[] = [];
    let same: SentBefore | undefined;
    for (const open of listOpen(readIntent(payment.subject))) {
      const earlier =
        open.state === 'pending'
          ? await askForWaiting(open, payment.subject, options)
          : await askForUnknown(open, payment.subject, options);
      const { outcome, isOpen, isSame, isUnknown = false } = earlier;
      if (outcome) return recordOutcome(outcome);
      if (isOpen) besides.push(open);
      if (isSame) same ??= { intent: open, isUnknown };
    }
    const intent = openIntent(payment.subject, besides, same?.intent.key);
    writeSentCards(payment.cards, intent, same !== undefined);
    return recordOutcome(await send(payment, intent, options, same));
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
    const bought = findBought(sent);
    if (bought && isSameOrder(bought, sent)) return takenBefore(bought);
    const open = readIntent(sent);
    if (open?.key !== sent.key) return undefined;
    if (open.state === 'pending') return resumeWaiting(open, options);
    options.onConfirming();
    const resolved = await resolveLost(options.api, open);
    if (resolved.kind === 'unsupported') return { kind: 'unknown', sent: open.key };
    return resolved.kind === 'none'
      ? { kind: 'lost', sent: open.key }
      : recordOutcome({ kind: 'answered', payment: resolved.status, intent: open });
  });
}

/**
 * The buyer returns from the bank before its answer. If the payment is refused, or its status cannot be queried, the
 * buyer may pay again. A code or slip has its own step and does not block.
 */
async function resumeWaiting(open: PurchaseIntent, { api, onConfirming }: PayOptions) {
  if (isLetGo(open)) return undefined;
  const resolved = await resolveOpen(api, open, onConfirming);
  if (resolved.kind !== 'known') return undefined;
  const { status } = resolved;
  const isCode = hasCode(status) || readRecord(open)?.bankslip !== undefined;
  return isCode && status.status !== 'paid'
    ? undefined
    : recordOutcome({ kind: 'answered', payment: status, intent: open, isOther: true });
}

/** Known facts about an earlier payment. */
interface Earlier {
  /** The earlier outcome also answers this payment: nothing is sent. */
  outcome?: PaymentOutcome | Answered;
  /** Whether this payment is sent under the earlier key. */
  isSame?: boolean;
  /** Whether the earlier payment waits, or may wait, and this one is sent besides it. */
  isOpen?: boolean;
  /** Whether the earlier payment may have been taken, and only sending it again can tell. */
  isUnknown?: boolean;
}

/** The answer was lost. Without a status call, we send the same payment again under its key. */
async function askForUnknown(open: PurchaseIntent, subject: IntentSubject, options: PayOptions): Promise<Earlier> {
  const isSame = isSamePayment(open, subject);
  options.onConfirming();
  const resolved = await resolveLost(options.api, open);
  if (isSame && resolved.kind !== 'known') return { isSame, isUnknown: resolved.kind === 'unsupported' };
  if (resolved.kind === 'none') return {};
  // Another buyer's payment is recorded too, for their receipt.
  const outcome: PaymentOutcome =
    resolved.kind === 'unsupported'
      ? { kind: 'unknown', sent: open.key }
      : recordOutcome({ kind: 'answered', payment: resolved.status, intent: open, isOther: !isSame });
  return isSamePurchase(open, subject) ? { outcome } : {};
}

/**
 * The payment was answered and waits for the buyer: at the bank, on the phone, or for a pix or slip. A valid code or
 * slip answers a repeated request, and so does an open push. Neither blocks another method.
 */
async function askForWaiting(open: PurchaseIntent, subject: IntentSubject, options: PayOptions): Promise<Earlier> {
  if (!isSamePurchase(open, subject) || isRecordedAsPaid(open)) return {};
  const isSame = isSamePayment(open, subject);
  const resolved = await resolveOpen(options.api, open, options.onConfirming);
  const isPush = phoneMethods.includes(open.method);
  const isWaiting = resolved.kind === 'known' ? resolved.status.status === 'pending' : resolved.kind === 'unsupported';
  if (isSame && isWaiting && isToOtherPhone(open, subject)) {
    const answer: PaymentAnswer = { token: open.token ?? open.key, status: 'pending', paymentProfileIds: [] };
    const purchase = buildPurchase(open, answer);
    return purchase.token === options.agreedTo ? { isOpen: true } : { outcome: { kind: 'push-open', purchase } };
  }
  if (resolved.kind === 'unsupported') {
    // A second push could be confirmed besides the first: only the buyer can tell.
    if (isSame && isPush) return { outcome: { kind: 'unknown', sent: open.key } };
    return isSame && (!isLetGo(open) || isOpenPix(open)) ? { isSame, isUnknown: true } : { isOpen: true };
  }
  if (resolved.kind === 'none') return {};
  const { status } = resolved;
  const isKept = hasCode(status) ? isSame : !isLetGo(open) || (isSame && isPush);
  const isHeld = status.status === 'pending' && isKept;
  if (status.status !== 'paid' && !isHeld) return { isOpen: status.status === 'pending' };
  return { outcome: { kind: 'answered', payment: status, intent: open, isOther: !isSame } };
}

/** Whether the buyer has corrected the number of an open push. */
function isToOtherPhone({ pushTo }: PurchaseIntent, subject: IntentSubject): boolean {
  return pushTo !== undefined && pushTo !== subject.pushTo;
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
function findBought(subject: IntentSubject): PurchasedPlan | undefined {
  const bought = readRecord(subject);
  return bought && isFinished(bought) && isSamePurchase(bought, subject) ? bought : undefined;
}

/** Outcome of a payment of an order that is already bought: nothing is sent. */
function takenBefore(purchase: PurchasedPlan): PaymentOutcome {
  const status = purchase.status === 'paid' ? 'paid' : 'pending';
  return {
    kind: 'taken',
    payment: { token: purchase.token, status, paymentProfileIds: [] },
    purchase,
    isOther: false,
  };
}
