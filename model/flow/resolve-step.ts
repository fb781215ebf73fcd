import type { Flow, Manifest, TemplateId } from '../../schemas/generated/types';
import { buildUrl } from '../location/clean-query';
import { fillRoute } from './match-route';

export type Step = Flow['steps'][number];

/** Id of a step within its flow: a string like a template id or a token, and not to be mixed up with them. */
export type StepId = Step['id'] & { readonly of?: 'step' };

export type Manifests = Readonly<Record<TemplateId, Manifest>>;

/** Finds the step of a template, which occurs at most once in a flow. */
export function resolveStep(flow: Flow, templateId: TemplateId | undefined): Step | undefined {
  return flow.steps.find((step) => step.templateId === templateId);
}

/** Ids of the templates with a matching manifest. */
export function listTemplates(manifests: Manifests, fits: (manifest: Manifest) => boolean | undefined): TemplateId[] {
  return (Object.keys(manifests) as TemplateId[]).filter((templateId) => fits(manifests[templateId]));
}

/**
 * The error page's template, according to the manifests.
 *
 * @throws RangeError when there is none
 */
export function findErrorTemplate(manifests: Manifests): TemplateId {
  const [templateId] = listTemplates(manifests, ({ isErrorPage }) => isErrorPage);
  if (templateId === undefined) throw new RangeError('no template is marked as the error page');
  return templateId;
}

/** Route of the template that receives returns from banks; undefined when there is none. */
export function findReturnRoute(manifests: Manifests): string | undefined {
  return Object.values(manifests).find(({ receivesReturns }) => receivesReturns)?.route;
}

/** Session data that a step provides for later steps. Undefined manifests belong to unknown templates. */
export function givesOf(
  { props }: Pick<Step, 'props'>,
  { gives = [], givesBySource = {} }: Pick<Manifest, 'gives' | 'givesBySource'> = {},
): NonNullable<Manifest['gives']> {
  return (props && 'source' in props && props.source && givesBySource[props.source]) || gives;
}

/** First step of the flow, for buyers without a lead. */
export function firstStep(flow: Flow): Step {
  const [first] = flow.steps;
  if (!first) throw new RangeError(`flow ${flow.id} has no steps`);
  return first;
}

/** Step whose default next step is this one: the target of 'Voltar'. */
export function previousStep(flow: Flow, step: Step): Step | undefined {
  return flow.steps.find(({ defaultNextStepId }) => defaultNextStepId === step.id);
}

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
export function selectNextStep(flow: Flow, current: Step, stepId?: StepId): Step | undefined {
  const named = flow.steps.find(({ id, templateId }) => id === stepId || templateId === stepId);
  return named ?? flow.steps.find(({ id }) => id === current.defaultNextStepId);
}

/** Whether the buyer pays on a template; false for an unknown template. */
export function takesMoney(manifest: Pick<Manifest, 'takesMoney'> | undefined): boolean {
  return manifest?.takesMoney ?? false;
}

/** Whether a template shows a pix code. */
export function showsPixCode(manifest: Pick<Manifest, 'needs'> | undefined): boolean {
  return manifest?.needs?.includes('pix') ?? false;
}

/** Ids of a flow's paying steps; undefined when the flow has no such step. */
export interface PayingSteps {
  /** Takes money. */
  paymentStepId: StepId | undefined;
  /** All steps that take money for the offer. */
  moneyStepIds: readonly StepId[];
  /** Shows a pix code. */
  pixStepId: StepId | undefined;
  /** Waits for a confirmation outside the page. */
  waitingStepId: StepId | undefined;
  /** Follows the steps that sell the upsell; the step before them, usually a receipt, if the flow ends with them. */
  behindUpsellId?: StepId | undefined;
}

/**
 * Finds the first step of each kind: a template occurs once in a flow.
 *
 * @param offer offer that the paying step sells
 */
export function findPayingSteps(
  { steps }: Pick<Flow, 'steps'>,
  manifests: Manifests,
  offer: OfferId = 'main',
): PayingSteps {
  const find = (fits: (manifest: Manifest) => boolean | undefined) =>
    steps.find(({ templateId }) => fits(manifests[templateId]))?.id;
  const takesForOffer = (manifest: Manifest) => takesMoney(manifest) && (manifest.sells ?? 'main') === offer;
  return {
    paymentStepId: find(takesForOffer),
    moneyStepIds: steps.filter(({ templateId }) => takesForOffer(manifests[templateId])).map(({ id }) => id),
    pixStepId: find(showsPixCode),
    waitingStepId: find(({ receivesReturns }) => receivesReturns),
    behindUpsellId: findBehindUpsell(steps, manifests),
  };
}

/** The first step that sells only the main offer, from this step along the default path. */
export function passOverUpsell(
  { steps }: Pick<Flow, 'steps'>,
  step: Step | undefined,
  manifests: Manifests,
): Step | undefined {
  let next = step;
  const seen = new Set<Step>();
  while (next && manifests[next.templateId].sells === 'upsell' && !seen.has(next)) {
    seen.add(next);
    const { defaultNextStepId } = next;
    next = steps.find(({ id }) => id === defaultNextStepId);
  }
  return next;
}

function findBehindUpsell(steps: Flow['steps'], manifests: Manifests): string | undefined {
  const first = steps.find(({ templateId }) => manifests[templateId].sells === 'upsell');
  if (!first) return undefined;
  const behind = passOverUpsell({ steps }, first, manifests);
  return (behind ?? steps.find(({ defaultNextStepId }) => defaultNextStepId === first.id))?.id;
}

/** The offers of one page: the link's product, and the upsell after it is paid. */
export const offerIds = ['main', 'upsell'] as const;
export type OfferId = (typeof offerIds)[number];

/** Lists the steps that sell an offer. By default, a step sells the main one. */
export function listSellingSteps(
  { steps }: Pick<Flow, 'steps'>,
  manifests: Readonly<Record<string, Pick<Manifest, 'sells'>>>,
  offer: OfferId,
): Step[] {
  return steps.filter(({ templateId }) => (manifests[templateId]?.sells ?? 'main') === offer);
}

/** Steps on the default path from the first one, each once. */
export function listDefaultWay({ steps }: Flow): Step[] {
  const way: Step[] = [];
  for (let index = 0; index !== -1; ) {
    const step = steps[index];
    if (!step || way.includes(step)) return way;
    way.push(step);
    const { defaultNextStepId: next } = step;
    // It usually follows directly.
    if (next !== undefined && steps[index + 1]?.id === next) index += 1;
    else index = next === undefined ? -1 : steps.findIndex(({ id }) => id === next);
  }
  return way;
}
