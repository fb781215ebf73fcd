import type { Flow, Manifest } from '../../schemas/generated/types';
import { firstStep, givesOf, type Manifests, type Step, stepUrl } from './resolve-step';

/** A step where a visit may begin. */
export interface OnwardStep {
  url: string;
  /** Session data that the step asks for. A buyer who has given all of it begins at the next one. */
  gives: readonly NonNullable<Manifest['gives']>[number][];
}

/** Steps of a flow where a visit may begin: the first, and each one behind a step that asks for data before payment. */
export function listOnward(flow: Flow, manifests: Manifests, search: string): OnwardStep[] {
  const onward: OnwardStep[] = [];
  let step: Step | undefined = firstStep(flow);
  while (step) {
    const { takesMoney, entry } = manifests[step.templateId];
    const gives = givesOf(step, manifests[step.templateId]);
    const { defaultNextStepId }: Step = step;
    // A later step with an id of its own has no URL yet.
    if (entry !== undefined && !new URLSearchParams(search).has(entry)) break;
    onward.push({ url: stepUrl(step, manifests, search), gives: takesMoney ? [] : gives });
    if (takesMoney || gives.length === 0) break;
    step = flow.steps.find(({ id }) => id === defaultNextStepId);
  }
  return onward;
}
