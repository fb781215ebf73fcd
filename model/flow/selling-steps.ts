import type { Flow, Manifest } from '../../schemas/generated/types';
import type { Step } from './resolve-step';

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
