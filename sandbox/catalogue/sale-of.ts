import { canChargeLater } from '../../schemas/api/can-charge-later';
import { emailResult } from '../payments/magic-values';
import type { Offer } from './find-product';
import { installmentsAt } from './summarise-plan';

/**
 * A plan as it is sold to a buyer. It loses its trial if nothing can be charged at its end. Later payments for a plan
 * (renewal, invoice) have no trial.
 *
 * @param email the magic e-mail gets another price, 10 % off
 */
export function saleOf({ product, plan: listed }: Offer, email?: string): Offer {
  const isOff = email !== undefined && emailResult(email) === 'price';
  const amount = listed.amount - (isOff ? Math.round(listed.amount / 10) : 0);
  const { trial, ...rest } = { ...listed, amount, installments: installmentsAt(listed, amount) };
  if (!trial) return { product, plan: rest };
  const paymentMethods = rest.paymentMethods.filter(canChargeLater);
  return { product, plan: paymentMethods.length > 0 ? { ...rest, trial, paymentMethods } : rest };
}
