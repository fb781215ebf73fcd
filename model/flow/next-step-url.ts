import type { Flow } from '../../schemas/generated/types';
import { buildUrl } from '../location/parse-checkout-url';
import type { Manifests, Step } from './resolve-step';

/**
 * Step → URL: its template's route with the query kept, but for the payment that it names. Routes that carry an id are entered
 * from outside only.
 *
 * @param token of a payment: named in the address of a step that waits for one
 */
export function stepUrl(step: Step, manifests: Manifests, search: string, token: string | null = null): string {
  const { route, waitsForPayment } = manifests[step.templateId];
  const query = new URLSearchParams(search);
  query.delete('token');
  if (token !== null && waitsForPayment) query.set('token', token);
  return buildUrl(route, query.toString());
}

/**
 * StepResult → Step: the named step, or the current step's default next one (spec 4). Undefined at the end of a flow.
 *
 * @param stepId a step's id, or the templateId that a payment answer's `route` names; an unknown one means the default
 */
export function selectNextStep(flow: Flow, current: Step, stepId?: string): Step | undefined {
  const named = flow.steps.find(({ id, templateId }) => id === stepId || templateId === stepId);
  return named ?? flow.steps.find(({ id }) => id === current.defaultNextStepId);
}
