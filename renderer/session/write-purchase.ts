import { maskPhone } from '../../schemas/api/mask-phone';
import type { PurchasedPlan } from '../../schemas/generated/types';
import { writeStored } from './browser-storage';
import type { SessionOwner } from './session';

/**
 * Stores a purchase for all tabs, and its cards for this tab only: the next person at this browser must not pay with the
 * buyer's card. The typed number of a push stays in memory. A bank's return and a status answer name no card, so this tab tells which one was typed.
 */
export function writePurchase(bought: PurchasedPlan, owner: SessionOwner): void {
  const { paymentProfileIds, card, cards, ...purchase } = bought;
  const { token, productCode, area, phone } = purchase;
  writeStored('PURCHASED_PLAN', { ...purchase, ...(phone && { phone: maskPhone(phone) }) }, owner);
  if (!paymentProfileIds && !card && !cards) return;
  const saved = { token, paymentProfileIds: paymentProfileIds ?? [], card, cards, productCode, area };
  writeStored('savedCards', saved, owner);
}
