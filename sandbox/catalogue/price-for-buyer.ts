import { emailResult } from '../payments/magic-values';
import type { Offer } from './find-product';
import { installmentsAt } from './summarise-plan';

/** The offer for one buyer: the magic e-mail gets another price, 10 % off. */
export function priceForBuyer({ product, plan }: Offer, email: string | undefined): Offer {
  if (email === undefined || emailResult(email) !== 'price') return { product, plan };
  const amount = plan.amount - Math.round(plan.amount / 10);
  return { product, plan: { ...plan, amount, installments: installmentsAt(plan, amount) } };
}
