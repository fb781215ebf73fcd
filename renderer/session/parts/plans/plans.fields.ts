import type { OfferedPlan } from '../../../../model/money/offered-plan';

export interface PlansFields {
  /** Plans with an amount that the server has changed since the page was loaded. */
  plans: readonly OfferedPlan[] | null;
}

export interface PlansPatch {
  plans?: readonly OfferedPlan[];
}

export const emptyPlans: PlansFields = { plans: null };
