import { firstCardOf } from '../../model/money/select-order';
import type { StepContext, StepResult } from '../contract/step-contract';
import { closeIntentOf } from '../session/purchase-intent';
import { ownerOf, purchaseOf } from '../session/purchase-owner';

/** Shows the form again, for another purchase of the paid product. Its card stays known. */
export function buyAgain({ session, checkout }: StepContext<unknown>): StepResult {
  const purchase = purchaseOf(session, checkout);
  if (purchase) closeIntentOf(purchase.token, ownerOf(checkout));
  const { payer, buyer } = purchase ?? {};
  const { paymentProfileId, card } = (purchase && firstCardOf(purchase)) ?? {};
  const savedCard = paymentProfileId !== undefined && {
    paymentProfileId,
    ...(card && { card }),
    ...(payer && { payer }),
    ...(buyer && { buyer }),
  };
  return { kind: 'stay', session: { letGo: purchase?.token, ...(savedCard && { savedCard }) } };
}
