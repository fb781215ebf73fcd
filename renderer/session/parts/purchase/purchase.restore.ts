import { codeStepMethods } from '../../../../schemas/generated/methods-by-trait';
import { validatePurchasedPlan } from '../../../../schemas/generated/session.mjs';
import type { PaymentAnswer, PurchasedPlan } from '../../../../schemas/generated/types';
import { readStored } from '../../browser-storage';
import { buildPurchase } from '../../build-purchase';
import { listOpen, readIntent } from '../../purchase-intent';
import type { RestoredVisit, Session, SessionOwner } from '../../session';
import { isByRestored } from './is-by-restored';

/** Another buyer's purchase is not shown, and nothing else in place of the payment that the address names. */
export function restore({ owner, token, restored }: RestoredVisit): Partial<Session> {
  const kept = readStored('PURCHASED_PLAN', validatePurchasedPlan, owner);
  const pixToken = restored.pix?.token;
  const isNamed = token !== undefined && token !== pixToken && token !== kept?.token;
  const bought = isNamed ? findReturned(owner, token) : kept;
  const purchase = bought && isByRestored(bought, restored) ? bought : null;
  const isElsewhere = token !== undefined && token !== pixToken && token !== purchase?.token;
  return { purchase, elsewhere: isElsewhere ? token : null, ...(isElsewhere ? { pix: null } : {}) };
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
