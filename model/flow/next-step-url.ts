import type { Flow } from '../../schemas/generated/types';
import { buildUrl } from '../location/clean-query';
import { fillRoute } from './match-route';
import type { Manifests, Step } from './resolve-step';

/**
 * Step → URL: its template's route with the query, without the query's payment. An `{id}` takes the query's invoice or
 * subscription, which moves into the path.
 *
 * @param token token of a payment, for the URL of a waiting step
 * @throws RangeError when the query lacks the route's id: no flow may begin with it
 */
export function stepUrl(
  step: Pick<Step, 'templateId'>,
  manifests: Manifests,
  search: string,
  token: string | null = null,
): string {
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
 * StepResult → step: the named step, or the default next one (spec 4). Undefined at the end of a flow.
 *
 * @param stepId a step id, or the templateId in a payment answer's `route`; an unknown one means the default. The player reports it
 */
export function selectNextStep(flow: Flow, current: Step, stepId?: string): Step | undefined {
  const named = flow.steps.find(({ id, templateId }) => id === stepId || templateId === stepId);
  return named ?? flow.steps.find(({ id }) => id === current.defaultNextStepId);
}
