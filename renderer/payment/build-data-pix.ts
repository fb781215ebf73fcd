import type { DataPix, PixCharge, PurchasedPlan } from '../../schemas/generated/types';
import { readServerClock } from '../api/server-clock';

/** Open pix code as stored until it is paid: data for the pix step and for the later receipt. */
export function buildDataPix(pix: PixCharge, purchase: PurchasedPlan): DataPix {
  const { token, amount } = purchase;
  return { token, amount, ...pix, ...readServerClock(), purchase };
}
