import type { PurchasedPlan } from '../../schemas/generated/types';
import type { StepContext } from '../contract/step-contract';
import type { StepResult } from '../contract/step-result';
import { closeIntentOf } from '../session/purchase-intent';
import { ownerOf, purchaseOf } from '../session/purchase-owner';

/** Shows the form again, for another purchase of the paid product. Its card stays known. */
export function buyAgain({ session, checkout }: StepContext<unknown>): StepResult {
  const purchase = purchaseOf(session, checkout);
  if (purchase) closeIntentOf(purchase.token, ownerOf(checkout));
  const savedCard = purchase && firstCardOf(purchase);
  return { kind: 'stay', session: { letGo: purchase?.token, ...(savedCard && { savedCard }) } };
}

/** The first card of a purchase, which may pay the next one. */
function firstCardOf({ paymentProfileIds: [paymentProfileId] = [], card, payer, buyer }: PurchasedPlan) {
  if (paymentProfileId === undefined) return undefined;
  return { paymentProfileId, ...(card && { card }), ...(payer && { payer }), ...(buyer && { buyer }) };
}
