import type { PurchasedPlan } from '../../../../schemas/generated/types';
import { buyerOf, isSameBuyer } from '../../purchase-owner';
import type { SessionChange } from '../../session';

/** Whether a change brings a lead other than the buyer of that purchase. */
export function isOfOtherBuyer(bought: PurchasedPlan | undefined, { patch, next }: SessionChange): boolean {
  return patch.lead !== undefined && bought !== undefined && !isSameBuyer(bought, buyerOf(next));
}
