import type { BrandSettings, Flow, TemplateId } from '../../schemas/generated/types';
import type { CheckoutQuery } from '../location/clean-query';
import { type EntryReference, selectEntry } from '../location/entry';
import type { CheckoutLocation } from '../location/parse-checkout-url';
import { matchRoute } from './match-route';
import { firstStep, type Manifests } from './resolve-step';

type ForcedFlows = NonNullable<BrandSettings['forcedFlows']>;

/** Data that decide the flow. */
export interface FlowChoice {
  query: CheckoutQuery;
  entry: EntryReference;
  /** The template that owns the path; undefined where none does. */
  templateId: TemplateId | undefined;
  manifests: Manifests;
}

/** Location → what its flow is chosen by. */
export function buildFlowChoice(
  { path, query }: Pick<CheckoutLocation, 'path' | 'query'>,
  manifests: Manifests,
): FlowChoice {
  const route = matchRoute(path, manifests);
  return { query, entry: selectEntry(query, route, manifests), templateId: route?.templateId, manifests };
}

/**
 * Checkout → Flow. Spec 4: the product's forcedFlows (route or voucher) win over flowId; then flowId; then the flow that begins
 * at the path, where the one that would be chosen does not play it; then `offer` if an offer is given; then `default`; then the
 * first one. Forced flows are for products and offers: who pays an invoice is led to no other flow.
 *
 * @throws RangeError when there is no flow at all: a config without flows must not get this far.
 */
export function selectFlow(flows: readonly Flow[], forcedFlows: ForcedFlows, choice: FlowChoice): Flow {
  const { query, entry, templateId } = choice;
  const find = (wanted: string | undefined) => flows.find(({ id }) => id === wanted);
  const isForSale = entry.kind === 'product' || entry.kind === 'offer';
  const forced = isForSale ? forcedFlows.find(({ when }) => matches(when, query))?.flow : undefined;
  const wanted = forced ?? query.flowId;
  const named = find(wanted);
  if (named && hasItsId(named, choice)) return named;
  // A name that no flow has means the first one.
  const isLost = wanted !== undefined && !named;
  const usual = (isLost ? undefined : find(query.oferta === undefined ? 'default' : 'offer')) ?? flows[0];
  if (!usual) throw new RangeError('a product needs at least one flow');
  return findByPath(flows, usual, templateId) ?? usual;
}

/** The flow that begins with the template, unless the one that would be chosen plays it. */
function findByPath(flows: readonly Flow[], usual: Flow, templateId: TemplateId | undefined): Flow | undefined {
  if (templateId === undefined || usual.steps.some((step) => step.templateId === templateId)) return undefined;
  return flows.find((flow) => firstStep(flow).templateId === templateId);
}

/** Whether a flow can begin. If its first route has an `{id}`, the visit must concern such an id. */
function hasItsId(flow: Flow, { manifests, entry }: FlowChoice): boolean {
  const needed = manifests[firstStep(flow).templateId]?.entry;
  return needed === undefined || needed === entry.kind;
}

function matches(when: ForcedFlows[number]['when'], query: CheckoutQuery): boolean {
  const routeFits = when.route === undefined || when.route === query.route;
  const voucherFits = when.voucher === undefined || when.voucher.toLowerCase() === query.voucher?.toLowerCase();
  return routeFits && voucherFits;
}
