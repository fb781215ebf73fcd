import { countSteps } from '../../renderer/flow/count-steps';
import type { Manifests, Step } from '../../renderer/flow/resolve-step';
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
    plans: plans && Object.fromEntries(plans.map((plan) => [plan.planType, plan])),
  });
}

/** The words of a page: most of what it holds, and the same in each environment. */
export function listWordLeaves({ copy, messages }: Pick<CheckoutView, 'copy' | 'messages'>): Leaves {
  return listLeaves({ copy, messages });
}

/** What a page holds for one of its steps alone, in a mode. */
export function listStepLeaves(view: CheckoutView, step: Step, manifests: Manifests, mode: ScreenMode): Leaves {
  const { flow, images, documents, settings } = view;
  const { stepLogos, stepPictures, logo, logoDark } = images;
  const next = flow.steps.find(({ id }) => id === step.defaultNextStepId);
  return listLeaves({
    images: { logo: stepLogos[step.id] ?? (mode === 'dark' ? logoDark : logo), picture: stepPictures[step.id] },
    document: documents[step.id],
    step: { id: step.id, props: step.props, next: next?.templateId },
    progress: countSteps(flow, step, manifests, settings),
  });
}
