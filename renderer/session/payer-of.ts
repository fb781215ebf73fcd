import type { Session } from './session';

/**
 * Who pays, as far as this browser knows: the first lead that the buyer became here. The backend makes another lead each
 * time that the same person sends the first step; a payment that is still open is theirs all the same. Empty without a lead.
 */
export function payerOf({ payer, leadId }: Pick<Session, 'payer' | 'leadId'>): string {
  return payer ?? leadId ?? '';
}
