import type { OfferedPlan } from '../../../../model/money/offered-plan';
import { writeStored } from '../../browser-storage';
import { readBuyerDraft, writeBuyerDraft } from '../../buyer-draft';
import { fingerprintOf } from '../../fingerprint-of';
import { hasPaidFor, payerOf } from '../../purchase-owner';
import type { Session, SessionChange } from '../../session';

export function apply({ session, next, patch, owner }: SessionChange): void {
  if (!patch.lead) return;
  const { leadId, name, email, phone, agreements } = patch.lead;
  const payer = findPayer(session, email) ?? leadId;
  Object.assign(next, { leadId, payer, name, email, phone, agreements: agreements ?? [] });
  writeStored('dataLead', { leadId, payer, agreements: agreements && JSON.stringify(agreements), ...owner }, owner);
  writeStored('dataForm', { name, email, phone }, owner);
  // The draft's other answers stay.
  writeBuyerDraft({ ...readBuyerDraft(), name, email, phone }, { name, email, phone });
}

/** A paid purchase of the step's plan replaces the lead, which the end of the purchase removed. */
export function holds(session: Session, plan: OfferedPlan | undefined): boolean {
  return session.leadId !== null || hasPaidFor(session.purchases.main, session, plan);
}

/** Lead id of an e-mail in this browser, from the stored lead or from the stored purchase. */
function findPayer(session: Session, email: string): string | undefined {
  // A recovered lead has no e-mail here, so nothing says whose it is.
  if (email === '') return undefined;
  const buyer = fingerprintOf(email);
  if (session.leadId !== null && fingerprintOf(session.email) === buyer) return payerOf(session);
  const { main } = session.purchases;
  return main?.buyer === buyer ? main.payer || undefined : undefined;
}
