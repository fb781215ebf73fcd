import { validatePurchaseIntent } from '../../schemas/generated/session.mjs';
import type { PurchaseIntent } from '../../schemas/generated/types';
import { readStored, removeStored, writeStored } from './browser-storage';
import type { SessionOwner } from './session';

/** Product, price and buyer of a payment: all that a receipt needs before it is sent. */
export type IntentSubject = Omit<PurchaseIntent, 'key' | 'state' | 'token' | 'besides' | 'savedAt'>;

/** Older codes are unlikely to be paid. */
const mostBesides = 8;

/** Open intent of a product in this browser, from any tab. */
export function readIntent(owner: SessionOwner): PurchaseIntent | undefined {
  return readStored('purchaseIntent', validatePurchaseIntent, owner);
}

/** Open payments of a product in this browser, latest first. Each has the others in `besides`, ready to store. */
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
 * Stores the intent of a payment before the first send.
 *
 * @param besides earlier payments that still wait, latest first
 * @param key key of an intent for this same payment; default: a new one
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

/** Ends a failed payment: the next one uses a new key, and the payments besides it stay open. */
export function closeIntent({ besides: [latest, ...others] = [], ...intent }: PurchaseIntent): void {
  if (latest) writeStored('purchaseIntent', withBesides(latest, others), intent);
  else removeStored('purchaseIntent', intent);
}

/** Ends a paid and recorded purchase: nothing is queried any more. */
export function closePurchase(owner: SessionOwner): void {
  removeStored('purchaseIntent', owner);
}

/** Ends the intent of that payment, because the buyer wants to pay again. */
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
