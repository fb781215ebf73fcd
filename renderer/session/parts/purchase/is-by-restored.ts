import type { PurchasedPlan } from '../../../../schemas/generated/types';
import { buyerOf, isSameBuyer } from '../../purchase-owner';
import type { Session } from '../../session';

/** Whether what was bought is of the restored buyer. A purchase that does not say whose it is is theirs. */
export function isByRestored(
  bought: PurchasedPlan,
  { payer = null, leadId = null, email = '' }: Partial<Session>,
): boolean {
  return payer === null || isSameBuyer({ payer, ...bought }, buyerOf({ payer, leadId, email }));
}
