import { offerIds } from '../../../../model/flow/resolve-step';
import type { OfferedPlan } from '../../../../model/money/offered-plan';
import type { PurchasedPlan } from '../../../../schemas/generated/types';
import { peekStored, removeStoredPayment } from '../../browser-storage';
import { openKindOf } from '../../open-kind';
import type { Session, SessionChange, SessionOwner } from '../../session';
import { writePurchase } from '../../write-purchase';
import { isOfOtherBuyer } from './is-of-other-buyer';

/** Removes another person's purchase when a buyer sends the first step. Never stores `elsewhere`. */
export function apply(change: SessionChange): void {
  const { session, next, patch, owners, sells } = change;
  for (const offer of offerIds) {
    const known = session.purchases[offer] ?? undefined;
    const owner = owners[offer];
    const letGo = isOfOtherBuyer(known, change) ? known?.token : patch.letGo;
    if (letGo === undefined || !owner) continue;
    if (letGo === known?.token) {
      next.purchases = { ...next.purchases, [offer]: null };
      next.unanswered = patch.isUnanswered ? openKindOf(known.method) : null;
    }
    removeStoredPayment('PURCHASED_PLAN', letGo, owner);
    removeStoredPayment('savedCards', letGo, owner);
  }
  const owner = owners[sells];
  if (!patch.purchase || !owner) return;
  const known = session.purchases[sells] ?? undefined;
  const bought = { ...(known?.token === patch.purchase.token && cardsOf(known)), ...patch.purchase };
  next.purchases = { ...next.purchases, [sells]: bought };
  next.unanswered = null;
  if (bought.token !== session.elsewhere && !isPaidBesides(bought, known, owner))
    writePurchase({ ...bought, ...owner }, owner);
}

/** Cards of a payment. A later answer about it names none. */
function cardsOf({ paymentProfileIds, card, cards }: PurchasedPlan): Partial<PurchasedPlan> {
  return { ...(paymentProfileIds && { paymentProfileIds }), ...(card && { card }), ...(cards && { cards }) };
}

/** Whether the session holds a purchase of the main offer. */
export function holds({ purchases }: Session, _plan: OfferedPlan | undefined): boolean {
  return purchases.main !== null;
}

/**
 * Whether another tab has paid since this tab learned of the purchase. That record may be the only guard against a
 * second payment. A purchase made here just now is newer.
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
