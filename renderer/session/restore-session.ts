import { areas } from '../../catalogue/catalogue';
import { withoutVisit } from '../../model/location/clean-query';
import { codeStepMethods } from '../../schemas/generated/methods-by-trait';
import {
  validateDataForm,
  validateDataLead,
  validateDataPix,
  validatePurchasedPlan,
  validateSelectedPlan,
} from '../../schemas/generated/session.mjs';
import type { PaymentAnswer, PurchasedPlan } from '../../schemas/generated/types';
import { readStored } from './browser-storage';
import { buildPurchase } from './build-purchase';
import { listOpen, readIntent } from './purchase-intent';
import { buyerOf, isSameBuyer } from './purchase-owner';
import { removeExpired } from './remove-expired';
import type { Session, SessionOwner } from './session';

/**
 * Spec 4: if saved form data and lead data exist, lead id, name, email and phone are restored. What another product, or
 * the other area of this one, left behind fills an empty form and nothing else; another buyer's purchase is not shown.
 *
 * @param token of the payment that the address names: what else was bought is kept, and not shown in its place
 */
export function restoreSession(owner: SessionOwner, token?: string): Partial<Session> {
  removeExpired();
  const own = readStored('dataForm', validateDataForm, owner);
  const form = own ?? readStored('dataForm', validateDataForm);
  const lead = readStored('dataLead', validateDataLead, owner);
  const code = readStored('dataPix', validateDataPix, owner);
  const kept = readStored('PURCHASED_PLAN', validatePurchasedPlan, owner);
  const selected = readStored('defaultSelectedPlan', validateSelectedPlan, owner);
  const leadId = own && lead ? lead.leadId : null;
  const payer = leadId === null ? null : (lead?.payer ?? leadId);
  // A purchase that does not say whose it is is of this buyer.
  const isByBuyer = (bought: PurchasedPlan) =>
    payer === null || isSameBuyer({ payer, ...bought }, buyerOf({ payer, leadId, email: form?.email ?? '' }));
  const pix = code && isByBuyer(code.purchase) ? code : null;
  const isNamed = token !== undefined && token !== pix?.token && token !== kept?.token;
  const bought = isNamed ? findReturned(owner, token) : kept;
  const purchase = bought && isByBuyer(bought) ? bought : null;
  const isElsewhere = token !== undefined && token !== pix?.token && token !== purchase?.token;
  return {
    ...(form ? { name: form.name, email: form.email, phone: form.phone } : {}),
    leadId,
    payer,
    pix: isElsewhere ? null : pix,
    purchase,
    elsewhere: isElsewhere ? token : null,
    selectedPlanId: selected?.planId ?? null,
  };
}

/**
 * A payment that the buyer let go, and that the bank has answered for all the same: the browser knows what it was sent as. The
 * code of a pix is asked for instead: it is not kept.
 */
function findReturned(owner: SessionOwner, token: string): PurchasedPlan | undefined {
  const sent = listOpen(readIntent(owner)).find((open) => open.token === token);
  if (!sent || codeStepMethods.includes(sent.method)) return undefined;
  const answer: PaymentAnswer = { token, status: 'pending', paymentProfileIds: [] };
  return buildPurchase(sent, answer);
}

/**
 * The query of the link with which the purchase was made that a bank's link brings back, where that one says something else:
 * banks are told product and token alone, and without the rest the buyer would stand before another offer, price or country.
 *
 * @param token of the bank's link
 * @param shown its query, as the browser shows it and as the server has completed it: a link that has been followed once is
 * not followed again, whatever has been added to the flow since
 */
export function findLinkOfReturn(productCode: string, token: string, shown: readonly string[]): string | undefined {
  // Of a payment that was let go, only what it was sent as is left.
  const records = areas.flatMap((area) => [
    readStored('PURCHASED_PLAN', validatePurchasedPlan, { productCode, area }),
    ...listOpen(readIntent({ productCode, area })),
  ]);
  const kept = records.find((record) => record?.token === token)?.search;
  return shown.some((search) => withoutVisit(search) === kept) ? undefined : kept;
}
