import {
  validateDataForm,
  validateDataLead,
  validateDataPix,
  validatePurchasedPlan,
  validateSelectedPlan,
} from '../../schemas/generated/session.mjs';
import type { PurchasedPlan } from '../../schemas/generated/types';
import { buyerOf, isOfProduct, isSameBuyer } from '../purchase/purchase-owner';
import { readStored } from './browser-storage';
import type { BuyerDraft, Session, SessionOwner } from './session';

/**
 * Spec 4: if saved form data and lead data exist, lead id, name, email and phone are restored. What another product, or
 * the other area of this one, left behind fills the form and nothing else; another buyer's purchase is not shown.
 */
export function restoreSession(owner: SessionOwner): Partial<Session> {
  const form = readStored('dataForm', validateDataForm);
  const lead = readStored('dataLead', validateDataLead);
  const pix = readStored('dataPix', validateDataPix);
  const purchase = readStored('PURCHASED_PLAN', validatePurchasedPlan);
  const selected = readStored('defaultSelectedPlan', validateSelectedPlan);
  // A value that does not say whose it is is of this product, and of this buyer.
  const isOwn = (stored: Partial<SessionOwner>) => isOfProduct({ ...owner, ...stored }, owner);
  const leadId = form && lead && isOwn(lead) ? lead.leadId : null;
  const payer = leadId === null ? null : (lead?.payer ?? leadId);
  const isByBuyer = (bought: PurchasedPlan) =>
    payer === null || isSameBuyer({ payer, ...bought }, buyerOf({ payer, leadId, email: form?.email ?? '' }));
  return {
    ...(form ? { name: form.name, email: form.email, phone: form.phone } : {}),
    leadId,
    payer,
    pix: pix && isOwn(pix) && isByBuyer(pix.purchase) ? pix : null,
    purchase: purchase && isOwn(purchase) && isByBuyer(purchase) ? purchase : null,
    selectedPlanId: selected && isOwn(selected) ? selected.planId : null,
  };
}

/**
 * The area in which the purchase that a bank's link brings back was made, where it is not the one that is shown: the link
 * names product and token alone.
 *
 * @param token of the link
 */
export function findAreaOfReturn({ productCode, area }: SessionOwner, token: string): SessionOwner['area'] | undefined {
  const purchase = readStored('PURCHASED_PLAN', validatePurchasedPlan);
  const isReturned = purchase?.token === token && purchase.productCode === productCode;
  return isReturned && purchase.area !== area ? purchase.area : undefined;
}

/** What was typed in this tab and not sent. */
export function restoreDraft(): BuyerDraft | undefined {
  const draft = readStored('draft', validateDataForm);
  return draft && { name: draft.name, email: draft.email, phone: draft.phone };
}
