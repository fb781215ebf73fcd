import type { PurchasedPlan } from '../../../../schemas/generated/types';
import { buyerOf, isSameBuyer } from '../../purchase-owner';
import type { Session, SessionChange } from '../../session';

/** A purchase, or another record of its buyer. */
type Bought = Pick<PurchasedPlan, 'payer' | 'buyer'>;

/** Whether a change brings a lead other than the buyer of that purchase. */
export function isOfOtherBuyer(bought: Bought | undefined, { patch, next }: SessionChange): boolean {
  return patch.lead !== undefined && bought !== undefined && !isSameBuyer(bought, buyerOf(next));
}

/** Whether the restored buyer made a purchase. A purchase without a buyer counts as theirs. */
export function isByRestored(bought: Bought, { payer = null, leadId = null, email = '' }: Partial<Session>): boolean {
  return payer === null || isSameBuyer({ payer, ...bought }, buyerOf({ payer, leadId, email }));
}
