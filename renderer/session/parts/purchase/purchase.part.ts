import type { PurchasedPlan } from '../../../../schemas/generated/types';
import { peekStored, removeStoredPayment, writeStored } from '../../browser-storage';
import type { SessionChange, SessionOwner } from '../../session';
import { isOfOtherBuyer } from './is-of-other-buyer';

/** Another person's purchase is none of whoever sends the first step. Nothing of `elsewhere` is stored. */
export function apply(change: SessionChange): void {
  const { session, next, patch, owner } = change;
  const known = session.purchase ?? undefined;
  const letGo = isOfOtherBuyer(known, change) ? known?.token : patch.letGo;
  if (letGo !== undefined) {
    if (letGo === known?.token) next.purchase = null;
    removeStoredPayment('PURCHASED_PLAN', letGo, owner);
  }
  if (patch.purchase) {
    next.purchase = patch.purchase;
    if (patch.purchase.token !== session.elsewhere && !isPaidBesides(patch.purchase, known, owner))
      writeStored('PURCHASED_PLAN', { ...patch.purchase, ...owner }, owner);
  }
}

/**
 * Whether another tab has paid since this one has known the purchase, which waits or is paid only now: that record may be
 * all that keeps the buyer from paying twice. What is bought here just now is the latest.
 */
function isPaidBesides(
  { status, token }: PurchasedPlan,
  known: PurchasedPlan | undefined,
  owner: SessionOwner,
): boolean {
  if (status === 'paid' && token !== known?.token) return false;
  const stored = peekStored('PURCHASED_PLAN', owner);
  return stored.status === 'paid' && stored.token !== token;
}
