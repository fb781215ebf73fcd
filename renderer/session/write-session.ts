import { type OfferId, offerIds } from '../../model/flow/selling-steps';
import { endPurchase, writeParts } from './parts/registry.generated';
import type { Session, SessionOwners, SessionPatch } from './session';

/**
 * Session and patch → new session. Stores what belongs in browser storage, but never `elsewhere`.
 *
 * @param sells offer of the patch's step
 */
export function writeSession(
  session: Session,
  patch: SessionPatch,
  owners: SessionOwners,
  sells: OfferId = 'main',
): Session {
  const next = { ...session };
  const owner = owners.main;
  writeParts({ session, next, patch, owner, owners, sells });
  // A purchase from another browser ends nothing that this browser began.
  const isElsewhere =
    session.elsewhere !== null && offerIds.some((id) => next.purchases[id]?.token === session.elsewhere);
  if (patch.isPurchaseOver && !isElsewhere) endPurchase(next, owner);
  return next;
}
