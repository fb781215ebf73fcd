import type { StepContext } from '../../contract/step-contract';
import { readIntent } from '../../session/purchase-intent';
import { buyingOf, isSamePurchase, ownerOf } from '../../session/purchase-owner';

/** Whether a payment of this buyer and product was sent and its outcome is not known. */
export function hasUncertainPayment(context: StepContext<unknown>): boolean {
  const intent = readIntent(ownerOf(context.checkout));
  return intent !== undefined && intent.state !== 'pending' && isSamePurchase(intent, buyingOf(context));
}
