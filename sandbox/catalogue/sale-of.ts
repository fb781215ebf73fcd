import { canChargeLater } from '../../schemas/api/can-charge-later';
import type { Offer } from './find-product';

/**
 * Removes a plan's trial if nothing can be charged at its end. Later payments for a plan (renewal, invoice) have no
 * trial.
 */
export function saleOf({ product, plan }: Offer): Offer {
  const { trial, ...rest } = plan;
  if (!trial) return { product, plan };
  const paymentMethods = plan.paymentMethods.filter(canChargeLater);
  return { product, plan: paymentMethods.length > 0 ? { ...plan, paymentMethods } : rest };
}
