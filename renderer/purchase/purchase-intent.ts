import { validatePurchaseIntent } from '../../schemas/generated/session.mjs';
import type { PurchaseIntent } from '../../schemas/generated/types';
import { readStored, removeStored, writeStored } from '../session/browser-storage';

/** What makes a payment another payment: a change of any of these takes a new key (PAY-2). */
export interface IntentSubject {
  productCode: string;
  planId: string;
  amount: number;
  method: PurchaseIntent['method'];
  /** The lead who pays. */
  payer: string;
  stepId: string;
}

/** The intent that this browser has open, in whichever tab it was begun. */
export function readIntent(): PurchaseIntent | undefined {
  return readStored('purchaseIntent', validatePurchaseIntent);
}

/**
 * The intent under which a payment is sent: the open one when it is about the same thing, so that the same key is sent
 * again, else a new one. Stored before the first send.
 */
export function openIntent(subject: IntentSubject): PurchaseIntent {
  const fingerprint = fingerprintOf(subject);
  const open = readIntent();
  const isSame = open !== undefined && isSamePayment(open, subject) && open.state !== 'pending';
  const intent: PurchaseIntent = {
    key: isSame ? open.key : createKey(),
    fingerprint,
    planId: subject.planId,
    amount: subject.amount,
    method: subject.method,
    state: 'sending',
    stepId: subject.stepId,
    productCode: subject.productCode,
    savedAt: Date.now(),
  };
  writeStored('purchaseIntent', intent);
  return intent;
}

/** Whether an intent is about this very payment, which is then sent under the same key. */
export function isSamePayment(intent: PurchaseIntent, subject: IntentSubject): boolean {
  return intent.fingerprint === fingerprintOf(subject);
}

/** Whether an intent is this buyer's for this product, whatever the plan and the method. */
export function isSamePurchase({ fingerprint }: PurchaseIntent, { productCode, payer }: IntentSubject): boolean {
  return fingerprint.startsWith(`${productCode}|`) && fingerprint.endsWith(`|${payer}`);
}

function fingerprintOf({ productCode, planId, amount, method, payer }: IntentSubject): string {
  return [productCode, planId, amount, method, payer].join('|');
}

export function updateIntent(intent: PurchaseIntent, change: Pick<PurchaseIntent, 'state'> & { token?: string }): void {
  writeStored('purchaseIntent', { ...intent, ...change });
}

/** The outcome is final: the next payment takes a new key. */
export function closeIntent(): void {
  removeStored('purchaseIntent');
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
function createKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
