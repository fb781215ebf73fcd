import type { PurchasedPlan } from '../../schemas/generated/types';
import { emptySession, type Session } from '../session/session';

/** Changes to an empty session. `purchase` is the main offer's. */
export type SessionChanges = Partial<Session> & { purchase?: PurchasedPlan | null };

/** Session of a buyer without input. */
export function makeSession({ purchase = null, ...changes }: SessionChanges = {}): Session {
  return { ...emptySession, isRestored: true, purchases: { main: purchase, upsell: null }, ...changes };
}
