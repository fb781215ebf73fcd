import type { Flow, Manifest } from '../../schemas/generated/types';
import type { Manifests, Step } from './resolve-step';
import type { OfferId } from './selling-steps';

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
  paymentStepId: string | undefined;
  /** All steps that take money for the offer. */
  moneyStepIds: readonly string[];
  /** Shows a pix code. */
  pixStepId: string | undefined;
  /** Waits for a confirmation outside the page. */
  waitingStepId: string | undefined;
  /** Follows the steps that sell the upsell; the step before them, usually a receipt, if the flow ends with them. */
  behindUpsellId?: string | undefined;
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
