import type { OfferedPlan } from '../../model/money/offered-plan';
import type { LeadRecoveryAnswer } from '../../schemas/generated/types';

/** Plan of an abandoned purchase: the one that it names, else the first of its type; undefined when it is not on this page. */
export function selectRecoveredPlan(
  plans: readonly OfferedPlan[] | null,
  { planId, planType }: Pick<LeadRecoveryAnswer, 'planId' | 'planType'>,
): OfferedPlan | undefined {
  return plans?.find((plan) => (planId === undefined ? plan.planType === planType : plan.id === planId));
}
