import { removeStoredPayment, writeStored } from '../../browser-storage';
import type { SessionChange } from '../../session';
import { isOfOtherBuyer } from '../purchase/is-of-other-buyer';

/**
 * A buyer must not pay another person's purchase by its open code. A new person's lead removes the code here, but not
 * from storage.
 */
export function apply(change: SessionChange): void {
  const { session, next, patch, owner } = change;
  const pix = isOfOtherBuyer(session.pix?.purchase, change) ? null : patch.pix;
  if (pix === undefined) return;
  next.pix = pix;
  if (pix && pix.token !== session.elsewhere) writeStored('dataPix', { ...pix, ...owner }, owner);
  else if (!pix && session.pix) removeStoredPayment('dataPix', session.pix.token, owner);
}
