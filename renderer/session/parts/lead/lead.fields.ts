import type { Acceptance } from '../../../../schemas/generated/types';

export interface LeadFields {
  leadId: string | null;
  /** First lead of this person, if it differs from `leadId`; see `payerOf`. */
  payer?: string | null;
  /** Empty for a recovered lead: the backend knows its name, e-mail and phone. */
  name: string;
  email: string;
  phone: string;
  /** Acceptances of the first step, in this browser. */
  agreements: readonly Acceptance[];
}

export interface LeadPatch {
  lead?: { leadId: string; name: string; email: string; phone: string; agreements?: readonly Acceptance[] };
}

/** Lead fields of an unknown buyer. */
export const emptyLead: LeadFields = { leadId: null, payer: null, name: '', email: '', phone: '', agreements: [] };
