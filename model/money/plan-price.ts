import { isCardMethod } from '../../schemas/api/is-card-method';
import type { Installment, PlanSummary } from '../../schemas/generated/types';
import { amountDueToday, type OfferedPlan } from './offered-plan';

/** Price of one plan with one choice of installments, in minor units. Every amount on a screen comes from here. */
export interface PlanPrice {
  plan: OfferedPlan;
  /** Price of the plan without interest. */
  amount: number;
  /** Amount that the server is asked to take today: 0 during a trial, else `amount`. */
  dueToday: number;
  /** Discount by a voucher or promotion. */
  discount: number;
  /** The chosen installments; one payment when there is no choice. */
  installment: Installment;
  /** Total that the buyer pays, with interest. */
  total: number;
}

/**
 * Plan and installments → values for labels and the request.
 *
 * @param count chosen number; one that the plan does not offer counts as its usual one
 */
export function pricePlan(plan: OfferedPlan, count?: number): PlanPrice {
  const single: Installment = {
    id: 1,
    value: plan.amount,
    standardValue: plan.standardAmount,
    tax: 0,
    totalValue: plan.amount,
  };
  const installment = plan.installments.find(({ id }) => id === count) ?? usualInstallments(plan) ?? single;
  return {
    plan,
    amount: plan.amount,
    dueToday: amountDueToday(plan),
    discount: Math.max(0, plan.standardAmount - plan.amount),
    installment,
    total: installment.totalValue,
  };
}

/**
 * The choice before the buyer makes one, which offers show first ("12x de R$ 95,00"): the brand's own, else the most
 * installments with the least interest.
 */
export function usualInstallments(plan: OfferedPlan): Installment | undefined {
  const { installments, defaultInstallments } = plan;
  const cheapest = installments.filter(({ tax }) => installments.every((other) => tax <= other.tax));
  return installments.find(({ id }) => id === defaultInstallments) ?? mostInstallments({ installments: cheapest });
}

/** Whether some choice of installments costs more than the price. */
export function canCostInterest({ installments }: Pick<PlanSummary, 'installments'>): boolean {
  return installments.some(({ tax }) => tax > 0);
}

/** The choice with the smallest payment. */
export function mostInstallments({ installments }: Pick<PlanSummary, 'installments'>): Installment | undefined {
  return installments.reduce<Installment | undefined>(
    (most, one) => (most && most.id > one.id ? most : one),
    undefined,
  );
}

/** Whether one payment is possible: by card, or by a method without installments. */
export function canPayAtOnce({ installments, paymentMethods }: PlanSummary): boolean {
  const isByCardOnly = paymentMethods.every(isCardMethod);
  return !isByCardOnly || installments.length === 0 || installments.some(({ id }) => id === 1);
}

/**
 * Monthly interest of these installments in minor units: the difference to an equal share of the price.
 *
 * @returns undefined without interest, or below half of the smallest coin
 */
export function monthlyDifference({ amount }: PlanSummary, { id, totalValue }: Installment): number | undefined {
  const difference = Math.round((totalValue - amount) / id);
  return difference > 0 ? difference : undefined;
}
