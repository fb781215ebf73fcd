import type { Flow, Manifest } from '../../schemas/generated/types';
import type { Manifests, Step } from './resolve-step';
import type { OfferId } from './selling-steps';

/** Whether the buyer pays on a template; false for one that does not exist. */
export function takesMoney(manifest: Pick<Manifest, 'takesMoney'> | undefined): boolean {
  return manifest?.takesMoney ?? false;
}

/** Whether a template shows the code of a pix. */
export function showsPixCode(manifest: Pick<Manifest, 'needs'> | undefined): boolean {
  return manifest?.needs.includes('pix') ?? false;
}

/** Ids of the steps of a flow that have to do with paying; undefined where the flow has no such step. */
export interface PayingSteps {
  /** Takes money. */
  paymentStepId: string | undefined;
  /** Shows a pix code. */
  pixStepId: string | undefined;
  /** Waits for what the buyer confirms elsewhere. */
  waitingStepId: string | undefined;
  /** Follows the steps that sell the upsell. */
  behindUpsellId?: string | undefined;
}

/**
 * The first step of each kind: a template occurs once in a flow.
 *
 * @param offer whose money the paying step takes
 */
export function findPayingSteps(
  { steps }: Pick<Flow, 'steps'>,
  manifests: Manifests,
  offer: OfferId = 'main',
): PayingSteps {
  const find = (fits: (manifest: Manifest) => boolean | undefined) =>
    steps.find(({ templateId }) => fits(manifests[templateId]))?.id;
  return {
    paymentStepId: find((manifest) => takesMoney(manifest) && (manifest.sells ?? 'main') === offer),
    pixStepId: find(showsPixCode),
    waitingStepId: find(({ receivesReturns }) => receivesReturns),
    behindUpsellId: findBehindUpsell(steps, manifests),
  };
}

/** The first step from this one on, by default next steps, that sells nothing but the main offer. */
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
  return passOverUpsell({ steps }, first, manifests)?.id;
}
