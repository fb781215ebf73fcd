import { isOfUpsell } from '../../../../model/money/select-order';
import type { DataPix } from '../../../../schemas/generated/types';
import { removeStoredPayment, writeStored } from '../../browser-storage';
import type { SessionChange, SessionOwner, SessionOwners } from '../../session';
import { isOfOtherBuyer } from '../purchase/is-of-other-buyer';

/** An upsell's code belongs to its product. */
function ownerOfCode(pix: DataPix | null, { main, upsell }: SessionOwners): SessionOwner {
  return (isOfUpsell(pix?.purchase.order) && upsell) || main;
}

/**
 * A buyer must not pay another person's purchase by its open code. A new person's lead removes it. A purchase that is
 * over removes its own code: another one can still be paid, and its page can still be reloaded.
 */
export function apply(change: SessionChange): void {
  const { session, next, patch, owners } = change;
  const bought = patch.isPurchaseOver ? [patch.purchase, ...Object.values(session.purchases)] : [];
  const over = bought.flatMap((one) => one?.token ?? []);
  for (const token of over) removeStoredPayment('dataPix', token, owners.main);
  const isOver = session.pix !== null && over.includes(session.pix.token);
  const pix = isOver || isOfOtherBuyer(session.pix?.purchase, change) ? null : patch.pix;
  if (pix === undefined) return;
  next.pix = pix;
  const owner = ownerOfCode(pix ?? session.pix, owners);
  if (pix && pix.token !== session.elsewhere) writeStored('dataPix', { ...pix, ...owner }, owner);
  else if (!pix && session.pix) removeStoredPayment('dataPix', session.pix.token, owner);
}
