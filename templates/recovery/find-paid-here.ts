import type { CheckoutView } from '../../renderer/checkout/checkout-view';
import { isFinished } from '../../renderer/session/purchase-owner';
import type { Session } from '../../renderer/session/session';
import type { PurchasedPlan } from '../../schemas/generated/types';

/** This browser's paid purchase of the visit's lead; null when there is none. */
export function findPaidHere(
  { entry }: Pick<CheckoutView, 'entry'>,
  { purchases: { main } }: Pick<Session, 'purchases'>,
): PurchasedPlan | null {
  const isOfLead = entry.kind === 'lead' && main?.payer === entry.id;
  return main && isOfLead && isFinished(main) ? main : null;
}
