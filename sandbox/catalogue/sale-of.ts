import { canChargeLater } from '../../schemas/api/can-charge-later';
import type { Offer } from './find-product';

/**
 * An offer as it is sold: a plan with a trial by what can be charged when the trial ends, and without one where nothing
 * can. What is paid for a plan later (a renewal, an invoice) knows no trial.
 */
export function saleOf({ product, plan }: Offer): Offer {
  const { trial, ...rest } = plan;
  if (!trial) return { product, plan };
  const paymentMethods = plan.paymentMethods.filter(canChargeLater);
  return { product, plan: paymentMethods.length > 0 ? { ...plan, paymentMethods } : rest };
}
