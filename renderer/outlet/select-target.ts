import { selectNextStep } from '../../model/flow/next-step-url';
import { showsPixCode } from '../../model/flow/paying-steps';
import type { Manifests, Step } from '../../model/flow/resolve-step';
import type { Flow } from '../../schemas/generated/types';
import type { StepResult } from '../contract/step-result';

/**
 * StepResult → Step: where a result leads; undefined where it stays, leaves the site, or the flow ends. A step that shows a
 * code is passed over by a result that brings none: what is paid by then has its receipt behind it.
 */
export function selectTarget(result: StepResult, flow: Flow, step: Step, manifests: Manifests): Step | undefined {
  if (result.kind === 'stay' || result.kind === 'leave') return undefined;
  let next = selectNextStep(flow, step, result.kind === 'goTo' ? result.stepId : undefined);
  while (next && !result.session?.pix && showsPixCode(manifests[next.templateId])) next = selectNextStep(flow, next);
  return next === step ? undefined : next;
}
