import type { PurchasedPlan } from '../../schemas/generated/types';
import { emptySession, type Session } from '../session/session';

/** Changes of an empty session; `purchase` is that of the main offer. */
export type SessionChanges = Partial<Session> & { purchase?: PurchasedPlan | null };

/** The session of a buyer who has typed nothing. */
export function makeSession({ purchase = null, ...changes }: SessionChanges = {}): Session {
  return { ...emptySession, isRestored: true, purchases: { main: purchase, upsell: null }, ...changes };
}
