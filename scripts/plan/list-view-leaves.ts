import { countSteps } from '../../renderer/flow/count-steps';
import { firstStep, type Manifests, type Step } from '../../renderer/flow/resolve-step';
import { findAskedPlan } from '../../renderer/money/find-asked-plan';
import { findNamedPlan, selectPlanOfStep } from '../../renderer/money/select-plan-of-step';
import type { CheckoutView } from '../../renderer/page/checkout-view';
import { type Leaves, listLeaves } from './list-leaves';
import type { ScreenMode } from './screen';

/** The values of a page that any of its steps may read, by path; its words are apart. */
export function listViewLeaves(view: CheckoutView): Leaves {
  const { area, language, mode, product, settings, links, images, plans, refererOptions } = view;
  const { favicon, loading, logoWidth, product: picture } = images;
  return listLeaves({
    ...{ area, language, mode, product, settings, links, refererOptions },
    images: { favicon, loading, logoWidth, product: picture },
    plans: plans && listPlans(plans),
  });
}

/**
 * Plans by their type; apart, by which methods each is paid, which is no change of a plan. Their codes are the backend's:
 * what stands here in their place, made of the business, reaches no buyer.
 */
function listPlans(plans: NonNullable<CheckoutView['plans']>): object {
  const own = plans.map(({ code: _, paymentMethods: __, ...plan }) => [plan.planType, plan] as const);
  const methods = plans.map(({ planType, paymentMethods }) => [planType, paymentMethods] as const);
  return { ...Object.fromEntries(own), methods: Object.fromEntries(methods) };
}

/** The words of a page: most of what it holds, and the same in each environment. */
export function listWordLeaves({ copy, messages }: Pick<CheckoutView, 'copy' | 'messages'>): Leaves {
  return listLeaves({ copy, messages });
}

/** What is remembered of a buyer who comes for the first time. */
const nothing = { plans: null, selectedPlanId: null };

/** What decides among the plans of a page for one of its steps: what earlier steps name stands for later ones too. */
export function listPlanLeaves(view: CheckoutView, step: Step): Leaves {
  const { flow, settings } = view;
  return listLeaves({
    plans: {
      named: findNamedPlan(flow, step),
      // The older call knows one plan for the whole page.
      asked: settings.payment.api === 'v1' ? findAskedPlan(flow) : undefined,
      voucher: firstStep(flow).props?.voucher,
      shown: selectPlanOfStep(view, nothing, step)?.planType,
    },
  });
}

/** Props that the page turns into something else, as which they are compared. */
const turnedProps: readonly string[] = ['plan', 'voucher', 'media', 'markdown', 'asksReferer'];

/** What a page holds for one of its steps alone, in a mode. */
export function listStepLeaves(view: CheckoutView, step: Step, manifests: Manifests, mode: ScreenMode): Leaves {
  const { flow, images, documents, settings } = view;
  const { stepLogos, stepPictures, logo, logoDark } = images;
  const next = flow.steps.find(({ id }) => id === step.defaultNextStepId);
  const { props = {} } = step;
  const own = Object.entries(props).filter(([key]) => !turnedProps.includes(key));
  return listLeaves({
    images: { logo: stepLogos[step.id] ?? (mode === 'dark' ? logoDark : logo), picture: stepPictures[step.id] },
    document: documents[step.id],
    refererOptions: { isAsked: 'asksReferer' in props ? props.asksReferer : undefined },
    step: { id: step.id, props: Object.fromEntries(own), next: next?.templateId },
    progress: countSteps(flow, step, manifests, settings),
  });
}
