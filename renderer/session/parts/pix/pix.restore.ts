import { isOfUpsell } from '../../../../model/money/select-order';
import { validateDataPix } from '../../../../schemas/generated/session.mjs';
import { readStored } from '../../browser-storage';
import type { RestoredVisit, Session } from '../../session';
import { isByRestored } from '../purchase/is-of-other-buyer';

/** Another buyer's code is not shown. The upsell's code is newer than the main offer's, which was paid first. */
export function restore({ owners, restored }: RestoredVisit): Partial<Session> {
  const ofUpsell = owners.upsell && readStored('dataPix', validateDataPix, owners.upsell);
  // The buyer may have a code for the same product from its own link.
  const upsell = isOfUpsell(ofUpsell?.purchase.order) ? ofUpsell : undefined;
  const code = upsell ?? readStored('dataPix', validateDataPix, owners.main);
  return { pix: code && isByRestored(code.purchase, restored) ? code : null };
}
