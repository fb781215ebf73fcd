import { type OfferId, offerIds } from '../../model/flow/selling-steps';
import { endPurchase, writeParts } from './parts/registry.generated';
import type { Session, SessionOwners, SessionPatch } from './session';

/**
 * Session and patch → the new session; what belongs in the browser's storage is written there, but nothing of `elsewhere`.
 *
 * @param sells offer of the step that the patch is of
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
  // What was bought in another browser ends nothing that was begun in this one.
  const isElsewhere =
    session.elsewhere !== null && offerIds.some((id) => next.purchases[id]?.token === session.elsewhere);
  if (patch.isPurchaseOver && !isElsewhere) endPurchase(next, owner);
  return next;
}
