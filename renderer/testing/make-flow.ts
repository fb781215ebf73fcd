import type { Step } from '../../model/flow/resolve-step';
import type { Flow } from '../../schemas/generated/types';

/** A flow of these steps in order. By default, each leads to the next. */
export function makeFlow(id: string, ...steps: Step[]): Flow {
  const linked = steps.map((step, index): Step => {
    const next = steps[index + 1]?.id;
    return next === undefined || 'defaultNextStepId' in step ? step : { ...step, defaultNextStepId: next };
  });
  return { id, steps: linked };
}

/** A step named after its template. */
export function makeStep(templateId: Step['templateId'], changes: Partial<Omit<Step, 'templateId'>> = {}): Step {
  return { id: templateId, templateId, ...changes } as Step;
}
