import { countSteps } from '../../model/flow/count-steps';
import { firstStep, type Manifests, type Step } from '../../model/flow/resolve-step';
import type { PageView } from '../../renderer/checkout/checkout-view';
import type { TemplateId } from '../../schemas/generated/types';
import { type Leaves, listLeaves } from './list-leaves';
import type { ScreenMode } from './screen';

/** Values of a page that any of its steps may show, by path; without copy. */
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
 * Plans by type, with their payment methods separate. The code is left out: it is generated here and never reaches
 * buyers.
 */
function listPlans(plans: NonNullable<PageView['plans']>): object {
  const own = plans.map(({ code: _, paymentMethods: __, ...plan }) => [plan.planType, plan] as const);
  const methods = plans.map(({ planType, paymentMethods }) => [planType, paymentMethods] as const);
  return { ...Object.fromEntries(own), methods: Object.fromEntries(methods) };
}

/** Values that select among a flow's plans. A step's plan and the first step's voucher also apply to later steps. */
function listChosenPlans(flow: PageView['flow']): object {
  const named = flow.steps.flatMap(({ props }) => (props && 'plan' in props && props.plan ? [props.plan] : []));
  return { named, voucher: firstStep(flow).props?.voucher };
}

/** Copy of a page that a template may show, without the groups of other templates. */
export function listWordLeaves(
  { copy, messages }: Pick<PageView, 'copy' | 'messages'>,
  templateId: TemplateId,
  manifests: Manifests,
): Leaves {
  const groups = Object.entries(copy).filter(([group]) => group === templateId || !(group in manifests));
  return listLeaves({ copy: Object.fromEntries(groups), messages });
}

/** Props that the page transforms. We compare the result instead. */
const turnedProps: readonly string[] = ['plan', 'voucher', 'media', 'markdown', 'asksReferer'];

/** Values of a page that only one of its steps uses, in a mode. */
export function listStepLeaves(view: PageView, step: Step, manifests: Manifests, mode: ScreenMode): Leaves {
  const { flow, images, documents, settings, refererOptions } = view;
  const { stepLogos, stepPictures, stepVideos, logo, logoDark } = images;
  const next = flow.steps.find(({ id }) => id === step.defaultNextStepId);
  const { props = {} } = step;
  const own = Object.entries(props).filter(([key]) => !turnedProps.includes(key));
  return listLeaves({
    images: { logo: stepLogos[step.id] ?? (mode === 'dark' ? logoDark : logo), picture: stepPictures[step.id] },
    video: stepVideos[step.id],
    document: documents[step.id],
    refererOptions: 'asksReferer' in props && props.asksReferer ? refererOptions : undefined,
    step: { id: step.id, props: Object.fromEntries(own), next: next?.templateId },
    progress: countSteps(flow, step, manifests, settings),
  });
}
