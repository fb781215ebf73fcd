import type { PlanSummary } from '../../schemas/generated/types';
import { type OfferedPlan, withoutTrial } from './offered-plan';

/**
 * The plan at the amount that the server asks now, which is due today. Installments without interest are divided again;
 * those with interest are the server's to state and are left out, and so is a voucher's acceptance, which was of the old amount.
 *
 * @param amount minor units
 */
export function withAmount(plan: OfferedPlan, amount: number): PlanSummary {
  const installments = plan.installments
    .filter(({ tax }) => tax === 0)
    .map((installment) => ({ ...installment, value: Math.round(amount / installment.id), totalValue: amount }));
  const { voucher, ...rest } = withoutTrial(plan);
  return { ...rest, amount, installments, ...(voucher && !voucher.accepted && { voucher }) };
}
