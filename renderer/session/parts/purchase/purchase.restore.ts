import { codeStepMethods } from '../../../../schemas/generated/methods-by-trait';
import { validatePurchasedPlan } from '../../../../schemas/generated/session.mjs';
import type { PaymentAnswer, PurchasedPlan } from '../../../../schemas/generated/types';
import { readStored } from '../../browser-storage';
import { buildPurchase } from '../../build-purchase';
import { listOpen, readIntent } from '../../purchase-intent';
import type { RestoredVisit, Session, SessionOwner } from '../../session';
import { isByRestored } from './is-by-restored';

/** Another buyer's purchase is not shown, and nothing else in place of the payment that the address names. */
export function restore({ owners, token, restored }: RestoredVisit): Partial<Session> {
  const upsell = owners.upsell ? restoreOf(owners.upsell, undefined, restored) : null;
  const named = upsell?.token === token ? undefined : token;
  const main = restoreOf(owners.main, named, restored);
  const isElsewhere = named !== undefined && named !== restored.pix?.token && named !== main?.token;
  return {
    purchases: { main, upsell },
    elsewhere: isElsewhere ? named : null,
    ...(isElsewhere ? { pix: null } : {}),
  };
}

/** @param token of the payment that the address names */
function restoreOf(owner: SessionOwner, token: string | undefined, restored: Partial<Session>): PurchasedPlan | null {
  const kept = readStored('PURCHASED_PLAN', validatePurchasedPlan, owner);
  const pixToken = restored.pix?.token;
  const isNamed = token !== undefined && token !== pixToken && token !== kept?.token;
  const bought = isNamed ? findReturned(owner, token) : kept;
  return bought && isByRestored(bought, restored) ? bought : null;
}

/**
 * A payment that the buyer let go, and that the bank has answered for all the same: the browser knows what it was sent as. The
 * code of a pix is asked for instead: it is not kept.
 */
function findReturned(owner: SessionOwner, token: string): PurchasedPlan | undefined {
  const sent = listOpen(readIntent(owner)).find(
    (open) => open.token === token && !codeStepMethods.includes(open.method),
  );
  const answer: PaymentAnswer = { token, status: 'pending', paymentProfileIds: [] };
  return sent && buildPurchase(sent, answer);
}
