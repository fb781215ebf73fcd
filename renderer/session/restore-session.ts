import { restorers } from './parts/restore.generated';
import { removeExpired } from './remove-expired';
import type { Session, SessionOwners } from './session';

/**
 * Restores the session parts that an earlier visit stored.
 *
 * @param token token of the payment in the URL; other purchases stay stored but are not shown
 */
export function restoreSession(owners: SessionOwners, token?: string): Partial<Session> {
  removeExpired();
  const restored: Partial<Session> = {};
  for (const restore of restorers) Object.assign(restored, restore({ owner: owners.main, owners, token, restored }));
  return restored;
}
