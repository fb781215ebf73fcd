export interface LeadFields {
  leadId: string | null;
  /** The first lead of this person, where it is another one than `leadId`; see `payerOf`. */
  payer?: string | null;
  name: string;
  email: string;
  phone: string;
}

export interface LeadPatch {
  lead?: { leadId: string; name: string; email: string; phone: string };
}

/** Of a buyer of whom nothing is known. */
export const emptyLead: LeadFields = { leadId: null, payer: null, name: '', email: '', phone: '' };
