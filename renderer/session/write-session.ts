import type { PurchasedPlan } from '../../schemas/generated/types';
import { peekStored, removeStored, removeStoredPayment, writeStored } from './browser-storage';
import { fingerprintOf } from './fingerprint-of';
import { payerOf } from './payer-of';
import { buyerOf, isSameBuyer } from './purchase-owner';
import type { Session, SessionOwner, SessionPatch } from './session';

/** Session and patch → the new session; what belongs in the browser's storage is written there, but nothing of `elsewhere`. */
export function writeSession(session: Session, patch: SessionPatch, owner: SessionOwner): Session {
  const next = { ...session };
  if (patch.document !== undefined) next.document = patch.document;
  if (patch.plans !== undefined) next.plans = patch.plans;
  if (patch.lead) {
    const { leadId, name, email, phone } = patch.lead;
    const payer = findPayer(session, email) ?? leadId;
    Object.assign(next, { leadId, payer, name, email, phone });
    writeStored('dataLead', { leadId, payer, ...owner }, owner);
    writeStored('dataForm', { name, email, phone }, owner);
    removeStored('draft');
  }
  if (patch.selectedPlanId !== undefined) {
    next.selectedPlanId = patch.selectedPlanId;
    writeStored('defaultSelectedPlan', { planId: patch.selectedPlanId, ...owner }, owner);
  }
  // Another person's purchase is none of theirs, and nobody pays for it by its open code.
  const isOthers = (bought: PurchasedPlan | undefined) =>
    patch.lead !== undefined && bought !== undefined && !isSameBuyer(bought, buyerOf(next));
  const pix = isOthers(session.pix?.purchase) ? null : patch.pix;
  if (pix !== undefined) {
    next.pix = pix;
    if (pix && pix.token !== session.elsewhere) writeStored('dataPix', { ...pix, ...owner }, owner);
    else if (!pix && session.pix) removeStoredPayment('dataPix', session.pix.token, owner);
  }
  const known = session.purchase ?? undefined;
  const letGo = isOthers(known) ? known?.token : patch.letGo;
  if (letGo !== undefined) {
    if (letGo === known?.token) next.purchase = null;
    removeStoredPayment('PURCHASED_PLAN', letGo, owner);
  }
  if (patch.purchase) {
    next.purchase = patch.purchase;
    if (patch.purchase.token !== session.elsewhere && !isPaidBesides(patch.purchase, known, owner))
      writeStored('PURCHASED_PLAN', { ...patch.purchase, ...owner }, owner);
  }
  // What was bought in another browser ends nothing that was begun in this one.
  if (patch.isPurchaseOver && (session.elsewhere === null || next.purchase?.token !== session.elsewhere)) {
    Object.assign(next, { leadId: null, payer: null, name: '', email: '', phone: '', pix: null, document: null });
    next.selectedPlanId = null;
    for (const key of ['dataLead', 'dataForm', 'dataPix', 'defaultSelectedPlan'] as const) removeStored(key, owner);
    removeStored('draft');
  }
  return next;
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

/** Who that e-mail has been in this browser: the buyer whose lead it still knows, or the one of the purchase it remembers. */
function findPayer(session: Session, email: string): string | undefined {
  const buyer = fingerprintOf(email);
  if (session.leadId !== null && fingerprintOf(session.email) === buyer) return payerOf(session);
  return session.purchase?.buyer === buyer ? session.purchase.payer || undefined : undefined;
}
