import type { Flow } from '../../schemas/generated/types';
import { buildUrl } from '../location/clean-query';
import { fillRoute } from './match-route';
import type { Manifests, Step } from './resolve-step';

/**
 * Step → URL: its template's route with the query kept, but for the payment that it names. A route's `{id}` is the invoice or
 * subscription that the query names, which stands in the path then.
 *
 * @param token of a payment: named in the address of a step that waits for one
 * @throws RangeError for a route whose id the query does not name: no flow is chosen that begins with it
 */
export function stepUrl(step: Step, manifests: Manifests, search: string, token: string | null = null): string {
  const { route, waitsForPayment, entry } = manifests[step.templateId];
  const query = new URLSearchParams(search);
  query.delete('token');
  if (token !== null && waitsForPayment) query.set('token', token);
  if (entry === undefined) return buildUrl(route, query.toString());
  const id = query.get(entry);
  if (id === null) throw new RangeError(`${route} needs the id of its ${entry}`);
  query.delete(entry);
  return buildUrl(fillRoute(route, id), query.toString());
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
