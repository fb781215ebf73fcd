import type { Installment, PlanSummary } from '../../schemas/generated/types';
import type { CardAmounts } from './split-amount';

/**
 * Plan of each of two cards: its part of the price, and the plan's installments for that part. The interest is shared
 * in proportion, and both parts add up to it. An installment never falls below the smallest coin.
 */
export function splitPlan(plan: PlanSummary, amounts: CardAmounts): [PlanSummary, PlanSummary] {
  const [first, second] = amounts;
  return [partOf(plan, 0, first), partOf(plan, first, second)];
}

/** @param before part of the price that the other card pays; rounding then adds up */
function partOf(plan: PlanSummary, before: number, amount: number): PlanSummary {
  const interestUpTo = ({ totalValue }: Installment, part: number) =>
    plan.amount === 0 ? 0 : Math.round((totalValue - plan.amount) * (part / plan.amount));
  const all = plan.installments.map((installment) => {
    const interest = interestUpTo(installment, before + amount) - interestUpTo(installment, before);
    const totalValue = amount + interest;
    const value = Math.floor(totalValue / installment.id);
    return { ...installment, value, standardValue: value, totalValue };
  });
  const payable = all.filter(({ value }) => value >= 1);
  const fewest = all.filter(({ id }) => all.every((other) => id <= other.id));
  return { ...plan, amount, standardAmount: amount, installments: payable.length > 0 ? payable : fewest };
}
