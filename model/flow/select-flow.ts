import type { BrandSettings, Flow, TemplateId } from '../../schemas/generated/types';
import type { CheckoutQuery } from '../location/clean-query';
import type { EntryReference } from '../location/entry';
import { firstStep, type Manifests, type Step, takesMoney } from './resolve-step';

type ForcedFlows = NonNullable<BrandSettings['forcedFlows']>;

/** What of a location decides the flow. */
export interface FlowChoice {
  query: CheckoutQuery;
  entry: EntryReference;
  /** Template of the path; undefined when there is none. */
  templateId?: TemplateId | undefined;
}

/**
 * Selects the flow. Spec 4: the product's forcedFlows (route or voucher) win over flowId. Then flowId; then the flow
 * that begins at the path, if the usual one lacks it; then `offer` for an offer; then `default`; then the first. Forced
 * flows apply to products and offers, not to invoices. A flow that only forwards is selected by its path alone.
 *
 * @throws RangeError when there are no flows: such a config must be rejected earlier
 */
export function selectFlow(
  all: readonly Flow[],
  forcedFlows: ForcedFlows,
  { query, entry, templateId }: FlowChoice,
  manifests: Manifests,
): Flow {
  const forwarding = all.find((flow) => forwards(flow, manifests) && firstStep(flow).templateId === templateId);
  if (forwarding) return forwarding;
  const flows = all.filter((flow) => !forwards(flow, manifests));
  const find = (wanted: string | undefined) => flows.find(({ id }) => id === wanted);
  const isForSale = entry.kind === 'product' || entry.kind === 'offer';
  const forced = isForSale ? forcedFlows.find(({ when }) => matches(when, query))?.flow : undefined;
  const wanted = forced ?? query.flowId;
  const named = find(wanted);
  if (named && hasItsId(named, entry, manifests)) return named;
  // An unknown name selects the first flow.
  const isLost = wanted !== undefined && !named;
  const usual = (isLost ? undefined : find(query.oferta === undefined ? 'default' : 'offer')) ?? flows[0];
  if (!usual) throw new RangeError('a product needs at least one flow');
  return findByPath(flows, usual, templateId) ?? usual;
}

/** The flow that begins with the template, unless the usual flow contains it. */
function findByPath(flows: readonly Flow[], usual: Flow, templateId: TemplateId | undefined): Flow | undefined {
  if (templateId === undefined || usual.steps.some((step) => step.templateId === templateId)) return undefined;
  return flows.find((flow) => firstStep(flow).templateId === templateId);
}

/** Whether a flow can begin. If its first route has an `{id}`, the visit must concern such an id. */
function hasItsId(flow: Flow, entry: EntryReference, manifests: Manifests): boolean {
  const needed = manifests[firstStep(flow).templateId]?.entry;
  return needed === undefined || needed === entry.kind;
}

function matches(when: ForcedFlows[number]['when'], query: CheckoutQuery): boolean {
  const routeFits = when.route === undefined || when.route === query.route;
  const voucherFits = when.voucher === undefined || when.voucher.toLowerCase() === query.voucher?.toLowerCase();
  return routeFits && voucherFits;
}

/** Whether a flow only sends the buyer on. */
export function forwards(flow: Flow, manifests: Manifests): boolean {
  return manifests[firstStep(flow).templateId]?.forwards !== undefined;
}

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
