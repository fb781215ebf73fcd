import { validateDataForm, validateDataLead } from '../../../../schemas/generated/session.mjs';
import { readStored } from '../../browser-storage';
import type { RestoredVisit, Session } from '../../session';

/**
 * Spec 4: if saved form data and lead data exist, lead id, name, email and phone are restored. Data from another
 * product or area only fill an empty form. An invoice or renewal has its own payer at the backend, so nothing is
 * restored.
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
