import { isOfUpsell } from '../../../../model/money/select-order';
import { codeMethods, codeStepMethods } from '../../../../schemas/generated/methods-by-trait';
import { validatePurchasedPlan, validateSavedCards } from '../../../../schemas/generated/session.mjs';
import type { PaymentAnswer, PurchasedPlan } from '../../../../schemas/generated/types';
import { readStored } from '../../browser-storage';
import { buildPurchase, pushPhone } from '../../build-purchase';
import { fingerprintOf } from '../../fingerprint-of';
import { openKindOf } from '../../open-kind';
import { listOpen, readIntent } from '../../purchase-intent';
import type { RestoredVisit, Session, SessionOwner } from '../../session';
import { isByRestored } from './is-of-other-buyer';

/** Hides another buyer's purchase. If the URL names a payment, only that one is shown. */
export function restore({ owners, token, restored }: RestoredVisit): Partial<Session> {
  const ofUpsell = owners.upsell ? restoreOf(owners.upsell, undefined, restored) : null;
  // The buyer may have bought the same product by its own link, which does not answer the offer.
  const upsell = isOfUpsell(ofUpsell?.order) ? ofUpsell : null;
  const named = upsell?.token === token ? undefined : token;
  const main = restoreOf(owners.main, named, restored);
  const isElsewhere = named !== undefined && named !== restored.pix?.token && named !== main?.token;
  return {
    purchases: { main, upsell },
    elsewhere: isElsewhere ? named : null,
    unanswered: main ? null : findUnanswered(owners.main, restored),
    ...(isElsewhere ? { pix: null } : {}),
  };
}

/** @param token token of the payment in the URL */
function restoreOf(owner: SessionOwner, token: string | undefined, restored: Partial<Session>): PurchasedPlan | null {
  const stored = readPurchase(owner);
  const pixToken = restored.pix?.token;
  const isNamed = token !== undefined && token !== pixToken && token !== stored?.token;
  const bought = isNamed ? findReturned(owner, token) : stored;
  return bought && isByRestored(bought, restored) ? { ...bought, ...ownPhone(bought, owner, restored) } : null;
}

/** Number that a push went to, if it is the restored buyer's own. Others are stored masked. */
function ownPhone({ token, method }: PurchasedPlan, owner: SessionOwner, { phone = '' }: Partial<Session>) {
  const pushTo = listOpen(readIntent(owner)).find((open) => open.token === token)?.pushTo;
  const own = pushPhone(method, { phone });
  return own !== undefined && pushTo === fingerprintOf(own) ? { phone } : {};
}

/** A payment that waits at the bank or on the phone, and that the buyer abandoned: it has an intent and no record. */
function findUnanswered(owner: SessionOwner, restored: Partial<Session>): Session['unanswered'] {
  if (readStored('PURCHASED_PLAN', validatePurchasedPlan, owner)) return null;
  const left = listOpen(readIntent(owner)).find(
    (open) => open.state === 'pending' && !codeMethods.includes(open.method) && isByRestored(open, restored),
  );
  return left ? openKindOf(left.method) : null;
}

/** Reads the record that all tabs share, with the saved cards that only the paying tab knows. */
function readPurchase(owner: SessionOwner): PurchasedPlan | undefined {
  const stored = readStored('PURCHASED_PLAN', validatePurchasedPlan, owner);
  if (!stored) return undefined;
  const { paymentProfileIds: _ids, card: _card, cards: _cards, ...purchase } = stored;
  const saved = readStored('savedCards', validateSavedCards, owner);
  if (saved?.token !== stored.token) return purchase;
  const { paymentProfileIds: ids, card, cards } = saved;
  return {
    ...purchase,
    ...(ids.length === 0 ? {} : { paymentProfileIds: ids }),
    ...(card && { card }),
    ...(cards && { cards }),
  };
}

/**
 * A payment that the buyer abandoned and the bank still answered. The browser keeps its sent intent. A pix code is not
 * stored, so the backend is asked for it.
 */
function findReturned(owner: SessionOwner, token: string): PurchasedPlan | undefined {
  const sent = listOpen(readIntent(owner)).find(
    (open) => open.token === token && !codeStepMethods.includes(open.method),
  );
  const answer: PaymentAnswer = { token, status: 'pending', paymentProfileIds: [] };
  return sent && buildPurchase(sent, answer);
}
