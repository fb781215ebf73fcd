import type { Flow, StepPlan } from '../../schemas/generated/types';

/** Plan for the older plan call: the first that any step of the flow names. */
export function findAskedPlan({ steps }: Flow): StepPlan | undefined {
  return steps.find(({ props }) => props?.plan !== undefined)?.props?.plan;
}
