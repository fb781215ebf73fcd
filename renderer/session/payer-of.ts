import type { Session } from './session';

/**
 * Payer known to this browser: the first lead of this buyer. The backend creates a new lead for each submit of the
 * first step, and an open payment still belongs to the same person. Empty without a lead.
 */
export function payerOf({ payer, leadId }: Pick<Session, 'payer' | 'leadId'>): string {
  return payer ?? leadId ?? '';
}
