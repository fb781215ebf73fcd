import type { Flow, Manifest } from '../../schemas/generated/types';
import type { Step } from './resolve-step';

/** The things that one page can sell: what its link is about, and what is offered once that is paid. */
export const offerIds = ['main', 'upsell'] as const;
export type OfferId = (typeof offerIds)[number];

/** Lists the steps of a flow that sell an offer; a step sells the main one unless its template says otherwise. */
export function listSellingSteps(
  { steps }: Pick<Flow, 'steps'>,
  manifests: Readonly<Record<string, Pick<Manifest, 'sells'>>>,
  offer: OfferId,
): Step[] {
  return steps.filter(({ templateId }) => (manifests[templateId]?.sells ?? 'main') === offer);
}
