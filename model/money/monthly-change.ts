import { planMonths } from '../../schemas/api/plan-months';
import type { PlanSummary } from '../../schemas/generated/types';

type Priced = Pick<PlanSummary, 'amount' | 'planType'>;

/** Difference to another plan's price per month, in minor units; negative when it costs less. */
export function monthlyChange(before: Priced, after: Priced): number {
  return Math.round(perMonth(after) - perMonth(before));
}

function perMonth({ amount, planType }: Priced): number {
  return amount / planMonths[planType];
}
