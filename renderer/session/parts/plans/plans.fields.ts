import type { OfferedPlan } from '../../../../model/money/offered-plan';

export interface PlansFields {
  /** Plans with amounts that the server changed after the page load. */
  plans: readonly OfferedPlan[] | null;
}

export interface PlansPatch {
  plans?: readonly OfferedPlan[];
}

export const emptyPlans: PlansFields = { plans: null };
