import { restorers } from './parts/restore.generated';
import { removeExpired } from './remove-expired';
import type { Session, SessionOwners } from './session';

/**
 * Restores the parts of the session that an earlier visit of this browser left.
 *
 * @param token of the payment that the address names: what else was bought is kept, and not shown in its place
 */
export function restoreSession(owners: SessionOwners, token?: string): Partial<Session> {
  removeExpired();
  const restored: Partial<Session> = {};
  for (const restore of restorers) Object.assign(restored, restore({ owner: owners.main, owners, token, restored }));
  return restored;
}
