import type { Flow, StepPlan } from '../../schemas/generated/types';

/** The one plan that the older call of plans is asked for: the first that any step of the flow names. */
export function findAskedPlan({ steps }: Flow): StepPlan | undefined {
  return steps.find(({ props }) => props?.plan !== undefined)?.props?.plan;
}
