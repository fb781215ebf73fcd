import type { PlanSummary } from '../../schemas/generated/types';

/**
 * The plan at the amount that the server asks now. Installments without interest are divided again; those with interest
 * are the server's to state and are left out.
 *
 * @param amount minor units
 */
export function withAmount(plan: PlanSummary, amount: number): PlanSummary {
  const installments = plan.installments
    .filter(({ tax }) => tax === 0)
    .map((installment) => ({ ...installment, value: Math.round(amount / installment.id), totalValue: amount }));
  return { ...plan, amount, installments };
}
