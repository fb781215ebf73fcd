import { endPurchase, writeParts } from './parts/registry.generated';
import type { Session, SessionOwner, SessionPatch } from './session';

/** Session and patch → the new session; what belongs in the browser's storage is written there, but nothing of `elsewhere`. */
export function writeSession(session: Session, patch: SessionPatch, owner: SessionOwner): Session {
  const next = { ...session };
  writeParts({ session, next, patch, owner });
  // What was bought in another browser ends nothing that was begun in this one.
  if (patch.isPurchaseOver && (session.elsewhere === null || next.purchase?.token !== session.elsewhere)) {
    endPurchase(next, owner);
  }
  return next;
}
