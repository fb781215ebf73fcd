import { validateSavedCards } from '../../schemas/generated/session.mjs';
import type { PurchasedPlan, PurchaseIntent } from '../../schemas/generated/types';
import { readStored, writeStored } from '../session/browser-storage';

export type SentCards = Pick<PurchasedPlan, 'card' | 'cards'>;

/** Stores the cards of a press for this tab, before it is sent. */
export function writeSentCards(cards: SentCards = {}, intent: PurchaseIntent): void {
  const { key, productCode, area } = intent;
  writeStored('sentCards', { token: key, paymentProfileIds: [], ...cards, productCode, area }, intent);
}

/** Adds the cards that this tab sent under the intent's key. Parts of two cards add up to the total, or are left out. */
export function withSentCards(purchase: PurchasedPlan, intent: PurchaseIntent): PurchasedPlan {
  const sent = readStored('sentCards', validateSavedCards, intent);
  if (sent?.token !== intent.key) return purchase;
  const { card, cards = [] } = sent;
  const isWhole = cards.reduce((sum, { amount }) => sum + amount, 0) === (purchase.total ?? purchase.amount);
  return { ...purchase, ...(card && { card }), ...(isWhole && cards.length > 0 && { cards }) };
}
