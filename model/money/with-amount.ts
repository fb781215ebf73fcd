import type { PlanSummary } from '../../schemas/generated/types';
import { type OfferedPlan, withoutTrial } from './offered-plan';

/**
 * The plan with the server's new amount, due today. Interest-free installments are computed again. Those with interest
 * are dropped, because only the server knows them. The voucher's acceptance is dropped too, because it was for the old
 * amount.
 *
 * @param amount minor units
 */
export function withAmount(plan: OfferedPlan, amount: number): PlanSummary {
  const installments = plan.installments
    .filter(({ tax }) => tax === 0)
    .map((installment) => ({ ...installment, value: Math.round(amount / installment.id), totalValue: amount }));
  const { voucher, ...rest } = withoutTrial(plan);
  const standardAmount = Math.max(amount, rest.standardAmount);
  return { ...rest, amount, standardAmount, installments, ...(voucher && !voucher.accepted && { voucher }) };
}
