import type { OfferedPlan } from '../../model/money/offered-plan';
import { type PlanSources, selectPlanOfStep } from '../../model/money/select-plan-of-step';
import type { LeadRecoveryAnswer } from '../../schemas/generated/types';

/**
 * Plan of an abandoned purchase, as its payment sells it: the one that it names, else the first of its type; undefined when
 * it is not on this page.
 */
export function selectRecoveredPlan(
  sources: PlanSources,
  { planId, planType }: Pick<LeadRecoveryAnswer, 'planId' | 'planType'>,
): OfferedPlan | undefined {
  const { plans } = sources;
  const matching =
    plans?.filter((plan) => (planId === undefined ? plan.planType === planType : plan.id === planId)) ?? null;
  return selectPlanOfStep({ ...sources, plans: matching }, { plans: null, selectedPlan: null }, { id: '' });
}
