import { validateSavedCards } from '../../schemas/generated/session.mjs';
import type { PurchasedPlan, PurchaseIntent } from '../../schemas/generated/types';
import { readStored, writeStored } from '../session/browser-storage';

export type SentCards = Pick<PurchasedPlan, 'card' | 'cards'>;

/**
 * Stores the cards of a press for this tab, before it is sent. Of a repeat with another card it stores none: either card
 * may have paid.
 *
 * @param isRepeat whether a request was sent under this key before
 */
export function writeSentCards(cards: SentCards = {}, intent: PurchaseIntent, isRepeat: boolean): void {
  const { key, productCode, area } = intent;
  const isKnown = !isRepeat || JSON.stringify(cards) === JSON.stringify(readSentCards(intent));
  writeStored('sentCards', { token: key, paymentProfileIds: [], ...(isKnown && cards), productCode, area }, intent);
}

/** Adds the cards that this tab sent under the intent's key. Parts of two cards add up to the total, or are left out. */
export function withSentCards(purchase: PurchasedPlan, intent: PurchaseIntent): PurchasedPlan {
  const { card, cards = [] } = readSentCards(intent);
  const isWhole = cards.reduce((sum, { amount }) => sum + amount, 0) === (purchase.total ?? purchase.amount);
  return { ...purchase, ...(card && { card }), ...(isWhole && cards.length > 0 && { cards }) };
}

function readSentCards(intent: PurchaseIntent): SentCards {
  const { token, card, cards } = readStored('sentCards', validateSavedCards, intent) ?? {};
  return token === intent.key ? { ...(card && { card }), ...(cards && { cards }) } : {};
}
