import type { BrandSettings, Flow, TemplateId } from '../../schemas/generated/types';
import type { CheckoutQuery } from '../location/clean-query';
import type { EntryReference } from '../location/entry';
import { firstStep, type Manifests } from './resolve-step';

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
