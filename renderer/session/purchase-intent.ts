import { validatePurchaseIntent } from '../../schemas/generated/session.mjs';
import type { PurchaseIntent } from '../../schemas/generated/types';
import { readStored, removeStored, writeStored } from './browser-storage';
import type { SessionOwner } from './session';

/** Product, price and buyer of a payment: all that a receipt needs before it is sent. */
export type IntentSubject = Omit<PurchaseIntent, 'key' | 'state' | 'token' | 'besides' | 'savedAt'>;

/** The latest ones are those that a buyer may still have in hand. */
const mostBesides = 8;

/** The intent that this browser has open for a product, in whichever tab it was begun. */
export function readIntent(owner: SessionOwner): PurchaseIntent | undefined {
  return readStored('purchaseIntent', validatePurchaseIntent, owner);
}

/**
 * All payments of a product that this browser has sent and that are not over, the latest first; each with the others beside it,
 * as it is to be written when something is learned of it.
 */
export function listOpen(intent: PurchaseIntent | undefined): PurchaseIntent[] {
  if (!intent) return [];
  const all = [withBesides(intent, []), ...(intent.besides ?? [])];
  return all.map((one) =>
    withBesides(
      one,
      all.filter((other) => other !== one && other.state === 'pending'),
    ),
  );
}

/**
 * The intent under which a payment is sent, stored before the first send.
 *
 * @param besides payments that were sent before and still wait, the latest first
 * @param key of an intent that is about this very payment; a new one is made without
 */
export function openIntent(
  subject: IntentSubject,
  besides: readonly PurchaseIntent[],
  key: string = createKey(),
): PurchaseIntent {
  const intent = withBesides({ ...subject, key, state: 'sending', savedAt: Date.now() }, besides);
  writeStored('purchaseIntent', intent, subject);
  return intent;
}

function withBesides({ besides: _, ...intent }: PurchaseIntent, besides: readonly PurchaseIntent[]): PurchaseIntent {
  if (besides.length === 0) return intent;
  return { ...intent, besides: besides.slice(0, mostBesides).map((one) => withBesides(one, [])) };
}

/** Fields that identify a payment. A change of any of them needs a new key (PAY-2). */
const identity = ['productCode', 'area', 'planId', 'order', 'amount', 'method', 'payer'] as const;

/** Whether an intent is this same payment, so that it is sent under the same key. */
export function isSamePayment(intent: PurchaseIntent, subject: IntentSubject): boolean {
  return identity.every((part) => intent[part] === subject[part]);
}

export function updateIntent(intent: PurchaseIntent, change: Pick<PurchaseIntent, 'state'> & { token?: string }): void {
  writeStored('purchaseIntent', { ...intent, ...change }, intent);
}

/** It came to nothing: the next payment takes a new key, and those that it was sent besides are open as before. */
export function closeIntent({ besides: [latest, ...others] = [], ...intent }: PurchaseIntent): void {
  if (latest) writeStored('purchaseIntent', withBesides(latest, others), intent);
  else removeStored('purchaseIntent', intent);
}

/** The purchase is paid, and its record written: nothing is asked for any more. */
export function closePurchase(owner: SessionOwner): void {
  removeStored('purchaseIntent', owner);
}

/** The buyer wants to pay once more for what that payment has paid, or was to pay. */
export function closeIntentOf(token: string, owner: SessionOwner): void {
  const intent = readIntent(owner);
  if (intent?.token === token) closeIntent(intent);
  else if (intent?.besides) {
    const others = intent.besides.filter((one) => one.token !== token);
    writeStored('purchaseIntent', withBesides(intent, others), owner);
  }
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http. */
function createKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
