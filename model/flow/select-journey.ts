import type { BrandSettings, Flow } from '../../schemas/generated/types';
import type { CheckoutQuery } from '../location/clean-query';
import { takesMoney } from './paying-steps';
import type { Manifests, Step } from './resolve-step';
import { selectFlow } from './select-flow';

/**
 * Flow in which an abandoned purchase goes on: the one that the lead names, if it sells; else the usual one of the
 * product. Flows that charge an invoice or a subscription sell nothing.
 *
 * @param query of the visit; its `flowId` is the recovery's own and does not count
 */
export function selectJourney(
  flows: readonly Flow[],
  forcedFlows: NonNullable<BrandSettings['forcedFlows']>,
  { query, manifests, flowId }: { query: CheckoutQuery; manifests: Manifests; flowId: string | undefined },
): Flow | undefined {
  const selling = flows.filter((flow) => findPaying(flow, manifests) !== undefined);
  if (selling.length === 0) return undefined;
  const { flowId: _, ...rest } = query;
  const wanted = selling.some(({ id }) => id === flowId) ? { ...rest, flowId } : rest;
  return selectFlow(selling, forcedFlows, { query: wanted as CheckoutQuery, entry: { kind: 'product' } }, manifests);
}

/** First step of a flow that takes money for the page's plan; undefined when it sells none. */
export function findPaying({ steps }: Flow, manifests: Manifests): Step | undefined {
  const paying = steps.find(({ templateId }) => takesMoney(manifests[templateId]));
  return paying && manifests[paying.templateId].charges === undefined ? paying : undefined;
}
