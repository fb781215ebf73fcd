import { validateDataForm, validateDataLead } from '../../../../schemas/generated/session.mjs';
import type { Acceptance } from '../../../../schemas/generated/types';
import { readStored } from '../../browser-storage';
import type { RestoredVisit, Session } from '../../session';

/**
 * Spec 4: if saved form data and lead data exist, lead id, name, email and phone are restored. Data from another
 * product or area only fill an empty form. An invoice or renewal has its own payer at the backend, so nothing is
 * restored. Terms that have changed since the lead are shown again, on its step.
 */
export function restore({ owner, shown }: RestoredVisit): Partial<Session> {
  if (owner.order !== undefined) return {};
  const own = readStored('dataForm', validateDataForm, owner);
  const form = own ?? readStored('dataForm', validateDataForm);
  const lead = readStored('dataLead', validateDataLead, owner);
  const agreed = lead?.agreements && (JSON.parse(lead.agreements) as Acceptance[]);
  // A recovered lead does not say what was agreed to.
  const isSame =
    !agreed || JSON.stringify(agreed.filter(({ kind }) => kind !== 'marketing')) === JSON.stringify(shown.terms);
  const leadId = own && lead && isSame ? lead.leadId : null;
  return {
    ...(form ? { name: form.name, email: form.email, phone: form.phone } : {}),
    leadId,
    payer: leadId === null ? null : (lead?.payer ?? leadId),
    agreements: (leadId !== null && agreed) || [],
  };
}
