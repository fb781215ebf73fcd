import { firstStep, givesOf, type Manifests, type Step, stepUrl } from '../../model/flow/resolve-step';
import { findPaying, selectJourney } from '../../model/flow/select-flow';
import { areaOfLang, langOfArea } from '../../model/location/lang-of-area';
import type { SessionPartId } from '../../schemas/generated/types';
import type { Checkout, Recovery } from './checkout-view';
import { asksMore } from './pick-copy';

/** Session parts that steps send with the lead. */
const sentWithLead: readonly SessionPartId[] = ['phone', 'unit'];

type Sources = Pick<Checkout, 'area' | 'config' | 'entry' | 'location' | 'plans' | 'productCode'>;

/** Checkout of a lead → URLs of its purchase; undefined for any other visit, and where nothing is sold. */
export function buildRecovery(checkout: Sources, manifests: Manifests): Recovery | undefined {
  const { area, config, entry, location } = checkout;
  if (entry.kind !== 'lead') return undefined;
  const { flowId } = entry.found ?? {};
  const { flows } = config.checkoutFlow;
  const journey = selectJourney(flows, area.settings.forcedFlows ?? [], { query: location.query, manifests, flowId });
  if (!journey) return undefined;
  const search = buildSearch(checkout, journey.id === flowId ? flowId : undefined);
  const urlOf = (step: Step | undefined) => step && stepUrl(step, manifests, search);
  const start = stepUrl(firstStep(journey), manifests, search);
  const payment = entry.found && urlOf(findPaying(journey, manifests));
  if (!payment) return { start };
  const receipt = urlOf(journey.steps.find(({ templateId }) => manifests[templateId].needs?.includes('purchase')));
  const given = journey.steps.flatMap((step) => givesOf(step, manifests[step.templateId]));
  const needsOwnLead = asksMore(journey, config.hasAddressForm) || given.some((part) => sentWithLead.includes(part));
  return { start, payment, ...(receipt && { receipt }), ...(needsOwnLead && { needsOwnLead }) };
}

/** Query of the purchase: product, area, flow and voucher of the lead, and its plan where the page has not loaded it. */
function buildSearch({ area, entry, location, plans, productCode }: Sources, flowId: string | undefined): string {
  const query = new URLSearchParams(location.search);
  for (const key of ['flowId', 'lead', 'retry', 'token', 'homologacao']) query.delete(key);
  const found = entry.kind === 'lead' ? entry.found : null;
  if (!found) return query.toString();
  query.set('product', productCode);
  query.delete('product-slug');
  if (area.area !== areaOfLang(undefined)) query.set('lang', langOfArea(area.area));
  if (flowId !== undefined) query.set('flowId', flowId);
  const { planId } = found;
  if (planId !== undefined && plans?.every(({ id }) => id !== planId)) query.set('oferta', planId);
  return query.toString();
}
