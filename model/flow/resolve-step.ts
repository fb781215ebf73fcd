import type { Flow, Manifest, TemplateId } from '../../schemas/generated/types';

export type Step = Flow['steps'][number];
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
