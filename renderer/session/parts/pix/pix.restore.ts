import { validateDataPix } from '../../../../schemas/generated/session.mjs';
import { readStored } from '../../browser-storage';
import type { RestoredVisit, Session } from '../../session';
import { isByRestored } from '../purchase/is-by-restored';

/** Another buyer's code is not shown. */
export function restore({ owner, restored }: RestoredVisit): Partial<Session> {
  const code = readStored('dataPix', validateDataPix, owner);
  return { pix: code && isByRestored(code.purchase, restored) ? code : null };
}
