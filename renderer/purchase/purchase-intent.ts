import { validatePurchaseIntent } from '../../schemas/generated/session.mjs';
import type { PurchaseIntent } from '../../schemas/generated/types';
import { readStored, removeStored, writeStored } from '../session/browser-storage';
import type { SessionOwner } from '../session/session';

/** What is paid and who pays it: all that a receipt needs, known before the payment is sent. */
export type IntentSubject = Omit<PurchaseIntent, 'key' | 'state' | 'token' | 'savedAt'>;

/** The intent that this browser has open for a product, in whichever tab it was begun. */
export function readIntent(owner: SessionOwner): PurchaseIntent | undefined {
  return readStored('purchaseIntent', validatePurchaseIntent, owner);
}

/**
 * The intent under which a payment is sent, stored before the first send.
 *
 * @param key of an intent that is about this very payment; a new one is made without
 */
export function openIntent(subject: IntentSubject, key: string = createKey()): PurchaseIntent {
  const intent: PurchaseIntent = { ...subject, key, state: 'sending', savedAt: Date.now() };
  writeStored('purchaseIntent', intent, subject);
  return intent;
}

/** What makes a payment another payment: a change of any of these takes a new key (PAY-2). */
const identity = ['productCode', 'area', 'planId', 'amount', 'method', 'payer'] as const;

/** Whether an intent is about this very payment, which is then sent under the same key. */
export function isSamePayment(intent: PurchaseIntent, subject: IntentSubject): boolean {
  return identity.every((part) => intent[part] === subject[part]);
}

export function updateIntent(intent: PurchaseIntent, change: Pick<PurchaseIntent, 'state'> & { token?: string }): void {
  writeStored('purchaseIntent', { ...intent, ...change }, intent);
}

/** The outcome is final: the next payment takes a new key. A payment that was taken has its record before. */
export function closeIntent(owner: SessionOwner): void {
  removeStored('purchaseIntent', owner);
}

/** The buyer wants to pay once more for what that payment has paid. */
export function closeIntentOf(token: string, owner: SessionOwner): void {
  if (readIntent(owner)?.token === token) closeIntent(owner);
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
function createKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
