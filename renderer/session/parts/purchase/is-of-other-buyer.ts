import type { PurchasedPlan } from '../../../../schemas/generated/types';
import { buyerOf, isSameBuyer } from '../../purchase-owner';
import type { SessionChange } from '../../session';

/** A purchase, or another record of its buyer. */
type Bought = Pick<PurchasedPlan, 'payer' | 'buyer'>;

/** Whether a change brings a lead other than the buyer of that purchase. */
export function isOfOtherBuyer(bought: Bought | undefined, { patch, next }: SessionChange): boolean {
  return patch.lead !== undefined && bought !== undefined && !isSameBuyer(bought, buyerOf(next));
}
