import type { PlanSummary } from '../../schemas/generated/types';
import { type OfferedPlan, withoutTrial } from './offered-plan';

/**
 * The plan with the price, voucher and installments of a newer answer. What the page has decided stays: its methods, its
 * choices of installments, and its trial, which a free plan does not have.
 */
export function repricePlan(plan: OfferedPlan, newer: PlanSummary): OfferedPlan {
  const { voucher: _, ...rest } = newer.amount === 0 ? withoutTrial(plan) : plan;
  return {
    ...rest,
    amount: newer.amount,
    standardAmount: newer.standardAmount,
    installments: newer.installments.filter(({ id }) => plan.installments.some((choice) => choice.id === id)),
    ...(newer.voucher && { voucher: newer.voucher }),
  };
}
