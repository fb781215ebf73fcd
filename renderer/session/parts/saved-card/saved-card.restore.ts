import { validateKeptCard } from '../../../../schemas/generated/session.mjs';
import { readStored } from '../../browser-storage';
import type { RestoredVisit, Session } from '../../session';
import { isByRestored } from '../purchase/is-of-other-buyer';

/** Another buyer's card is not offered. */
export function restore({ owner, restored }: RestoredVisit): Partial<Session> {
  const card = readStored('savedCard', validateKeptCard, owner);
  return { savedCard: card && isByRestored(card, restored) ? card : null };
}
