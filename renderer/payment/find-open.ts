import type { PurchaseIntent } from '../../schemas/generated/types';
import type { StepContext } from '../contract/step-contract';
import { readIntent } from '../session/purchase-intent';
import { buyingOf, isSamePurchase, ownerOf, purchaseOf } from '../session/purchase-owner';

type Context = Pick<StepContext<unknown>, 'checkout' | 'session' | 'step'>;

/** Payment that this step has begun and not ended; undefined when there is none. */
export function findOpen(context: Context): PurchaseIntent | undefined {
  const intent = readIntent(ownerOf(context.checkout));
  if (intent?.stepId !== context.step.id || !isSamePurchase(intent, buyingOf(context))) return undefined;
  // A waiting payment that is now paid already has a receipt. A buyer on this step wants to buy again.
  const purchase = purchaseOf(context.session, context.checkout);
  return purchase?.status === 'paid' && purchase.token === intent.token ? undefined : intent;
}
