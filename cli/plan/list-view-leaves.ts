import { countSteps } from '../../model/flow/count-steps';
import { firstStep, type Manifests, type Step } from '../../model/flow/resolve-step';
import type { PageView } from '../../renderer/checkout/checkout-view';
import type { TemplateId } from '../../schemas/generated/types';
import { type Leaves, listLeaves } from './list-leaves';
import type { ScreenMode } from './screen';

/** The values of a page that any of its steps may show, by path; its words are apart. */
export function listViewLeaves(view: PageView): Leaves {
  const { area, language, mode, product, settings, links, images, plans, flow } = view;
  const { favicon, loading, logoWidth, product: picture } = images;
  return listLeaves({
    ...{ area, language, mode, product, settings, links },
    images: { favicon, loading, logoWidth, product: picture },
    plans: plans && { ...listPlans(plans), ...listChosenPlans(flow) },
  });
}

/**
 * Plans by their type; apart, by which methods each is paid, which is no change of a plan. Their codes are the backend's:
 * what stands here in their place, made of the business, reaches no buyer.
 */
function listPlans(plans: NonNullable<PageView['plans']>): object {
  const own = plans.map(({ code: _, paymentMethods: __, ...plan }) => [plan.planType, plan] as const);
  const methods = plans.map(({ planType, paymentMethods }) => [planType, paymentMethods] as const);
  return { ...Object.fromEntries(own), methods: Object.fromEntries(methods) };
}

/** What decides among the plans of a flow: the plan that a step names, and the first step's voucher, stand for later steps too. */
function listChosenPlans(flow: PageView['flow']): object {
  const named = flow.steps.flatMap(({ props }) => (props && 'plan' in props && props.plan ? [props.plan] : []));
  return { named, voucher: firstStep(flow).props?.voucher };
}

/** The words of a page that a template may show: not the groups of other templates. */
export function listWordLeaves(
  { copy, messages }: Pick<PageView, 'copy' | 'messages'>,
  templateId: TemplateId,
  manifests: Manifests,
): Leaves {
  const groups = Object.entries(copy).filter(([group]) => group === templateId || !(group in manifests));
  return listLeaves({ copy: Object.fromEntries(groups), messages });
}

/** Props that the page turns into something else, as which they are compared. */
const turnedProps: readonly string[] = ['plan', 'voucher', 'media', 'markdown', 'asksReferer'];

/** What a page holds for one of its steps alone, in a mode. */
export function listStepLeaves(view: PageView, step: Step, manifests: Manifests, mode: ScreenMode): Leaves {
  const { flow, images, documents, settings, refererOptions } = view;
  const { stepLogos, stepPictures, logo, logoDark } = images;
  const next = flow.steps.find(({ id }) => id === step.defaultNextStepId);
  const { props = {} } = step;
  const own = Object.entries(props).filter(([key]) => !turnedProps.includes(key));
  return listLeaves({
    images: { logo: stepLogos[step.id] ?? (mode === 'dark' ? logoDark : logo), picture: stepPictures[step.id] },
    document: documents[step.id],
    refererOptions: 'asksReferer' in props && props.asksReferer ? refererOptions : undefined,
    step: { id: step.id, props: Object.fromEntries(own), next: next?.templateId },
    progress: countSteps(flow, step, manifests, settings),
  });
}
