import { isCardMethod } from '../../schemas/api/is-card-method';
import type { Installment, PlanSummary } from '../../schemas/generated/types';
import { amountDueToday, type OfferedPlan } from './offered-plan';

/** What is paid, from one plan and one choice of installments; every figure on a screen comes from here. Minor units. */
export interface PlanPrice {
  plan: OfferedPlan;
  /** What the plan costs, without the interest of installments. */
  amount: number;
  /** What the server is asked to take today: nothing while a trial runs, else `amount`. */
  dueToday: number;
  /** Taken off by a voucher or promotion. */
  discount: number;
  /** The chosen installments; one payment when there is no choice. */
  installment: Installment;
  /** What the buyer pays in the end, interest included. */
  total: number;
}

/**
 * Plan and installments → what every label says and what is sent.
 *
 * @param count chosen installments; one that the plan does not offer counts as the most it offers
 */
export function pricePlan(plan: OfferedPlan, count?: number): PlanPrice {
  const single: Installment = {
    id: 1,
    value: plan.amount,
    standardValue: plan.standardAmount,
    tax: 0,
    totalValue: plan.amount,
  };
  const installment = plan.installments.find(({ id }) => id === count) ?? mostInstallments(plan) ?? single;
  return {
    plan,
    amount: plan.amount,
    dueToday: amountDueToday(plan),
    discount: Math.max(0, plan.standardAmount - plan.amount),
    installment,
    total: installment.totalValue,
  };
}

/** The choice with the smallest payment, which offers name first ("12x de R$ 95,00"). */
export function mostInstallments(plan: PlanSummary): Installment | undefined {
  return plan.installments.reduce<Installment | undefined>(
    (most, one) => (most && most.id > one.id ? most : one),
    undefined,
  );
}

/** Whether the price can be paid in one payment: by a card, or by what knows no installments. */
export function canPayAtOnce({ installments, paymentMethods }: PlanSummary): boolean {
  const isByCardOnly = paymentMethods.every(isCardMethod);
  return !isByCardOnly || installments.length === 0 || installments.some(({ id }) => id === 1);
}

/**
 * What a month in these installments costs more than its share of the price in one payment: the interest, in minor units.
 *
 * @returns undefined without interest, or where it is less than half of the smallest coin
 */
export function monthlyDifference({ amount }: PlanSummary, { id, totalValue }: Installment): number | undefined {
  const difference = Math.round((totalValue - amount) / id);
  return difference > 0 ? difference : undefined;
}
