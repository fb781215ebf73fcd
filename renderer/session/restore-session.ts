import {
  validateDataForm,
  validateDataLead,
  validateDataPix,
  validatePurchasedPlan,
  validateSelectedPlan,
} from '../../schemas/generated/session.mjs';
import { readStored } from './browser-storage';
import type { Session } from './session';

/**
 * Spec 4: if saved form data and lead data exist, lead id, name, email and phone are restored. What another product
 * left behind fills the form and nothing else.
 */
export function restoreSession(productCode: string): Partial<Session> {
  const form = readStored('dataForm', validateDataForm);
  const lead = readStored('dataLead', validateDataLead);
  const pix = readStored('dataPix', validateDataPix);
  const purchase = readStored('PURCHASED_PLAN', validatePurchasedPlan);
  const selectedPlanId = readStored('defaultSelectedPlan', validateSelectedPlan);
  const isOwn = (value: { productCode?: string }) =>
    value.productCode === undefined || value.productCode === productCode;
  return {
    ...(form ? { name: form.name, email: form.email, phone: form.phone } : {}),
    leadId: form && lead && isOwn(lead) ? lead.leadId : null,
    pix: pix && isOwn(pix) ? pix : null,
    purchase: purchase && isOwn(purchase) ? purchase : null,
    selectedPlanId: selectedPlanId ?? null,
  };
}
