import type { PlanSummary } from '../schemas/generated/types';

/**
 * The plan of an example with interest on every choice of more than one payment: brands state prices without, a backend may not.
 *
 * @param interest percent of the price
 */
export function addInterest(plan: PlanSummary, interest = 0): PlanSummary {
  const tax = Math.round((plan.amount * interest) / 100);
  const totalValue = plan.amount + tax;
  const installments = plan.installments.map((one) =>
    one.id === 1 ? one : { ...one, tax, totalValue, value: Math.round(totalValue / one.id) },
  );
  return { ...plan, installments };
}
