import { validateDataForm, validateDataLead } from '../../../../schemas/generated/session.mjs';
import { readStored } from '../../browser-storage';
import type { RestoredVisit, Session } from '../../session';

/**
 * An invoice or a renewal has its own payer, whom the backend knows: none of the product's buyers is restored. Spec 4: if saved form data and lead data exist, lead id, name, email and phone are restored. What another product, or
 * the other area of this one, left behind fills an empty form and nothing else.
 */
export function restore({ owner }: RestoredVisit): Partial<Session> {
  if (owner.order !== undefined) return {};
  const own = readStored('dataForm', validateDataForm, owner);
  const form = own ?? readStored('dataForm', validateDataForm);
  const lead = readStored('dataLead', validateDataLead, owner);
  const leadId = own && lead ? lead.leadId : null;
  return {
    ...(form ? { name: form.name, email: form.email, phone: form.phone } : {}),
    leadId,
    payer: leadId === null ? null : (lead?.payer ?? leadId),
  };
}
