import { removeStored, writeStored } from '../../browser-storage';
import type { SessionChange } from '../../session';
import { isOfOtherBuyer } from '../purchase/is-of-other-buyer';

/** The next person at this browser must not pay by the buyer's card: their lead removes it. */
export function apply(change: SessionChange): void {
  const { session, next, patch, owner } = change;
  const card = isOfOtherBuyer(session.savedCard ?? undefined, change) ? null : patch.savedCard;
  if (card === undefined) return;
  next.savedCard = card;
  if (card) writeStored('savedCard', { ...card, ...owner }, owner);
  else removeStored('savedCard', owner);
}
