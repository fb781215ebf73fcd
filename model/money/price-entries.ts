import type { PaymentMethodEntry } from '../../schemas/generated/types';
import type { OfferedPlan } from './offered-plan';
import { type PlanPrice, pricePlan } from './offered-plan';
import { splitPlan } from './split-plan';

/**
 * Price of each entry of a payment, in the order of the entries. Two entries share the plan and its interest. An entry
 * without installments costs its amount.
 */
export function priceEntries(
  plan: OfferedPlan,
  entries: readonly Pick<PaymentMethodEntry, 'amount' | 'installments'>[],
): PlanPrice[] {
  const [first, second] = entries;
  const parts = first && second ? splitPlan(plan, [first.amount, second.amount]) : [plan];
  return parts.map((part, index) => {
    const count = entries[index]?.installments;
    return pricePlan(count === undefined ? { ...part, installments: [] } : part, count);
  });
}
