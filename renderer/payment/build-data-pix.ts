import type { DataPix, PixCharge, PurchasedPlan } from '../../schemas/generated/types';
import { readServerClock } from '../api/server-clock';

/** An open code as the browser keeps it until the money arrives: what the pix step shows, and what a receipt needs then. */
export function buildDataPix(pix: PixCharge, purchase: PurchasedPlan): DataPix {
  const { token, amount } = purchase;
  return { token, amount, ...pix, ...readServerClock(), purchase };
}
