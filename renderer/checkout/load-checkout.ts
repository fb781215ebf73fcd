import { buildProductConfig } from '../../catalogue/build-product-config';
import { callCodeOf } from '../../catalogue/call-ids';
import type { BrandArea, Environment } from '../../catalogue/catalogue';
import { findAreaByPlan, findBrand } from '../../catalogue/catalogue-index';
import { leaveOutSteps } from '../../model/flow/leave-out-steps';
import { firstStep, listTemplates } from '../../model/flow/resolve-step';
import { buildFlowChoice, type FlowChoice, forwards, selectFlow } from '../../model/flow/select-flow';
import { listSellingSteps } from '../../model/flow/selling-steps';
import { unifyFlow } from '../../model/flow/unify-flow';
import type { CheckoutQuery } from '../../model/location/clean-query';
import type { Entry } from '../../model/location/entry';
import { langOfArea } from '../../model/location/lang-of-area';
import { type CheckoutLocation, withoutQueryKey, withQueryValue } from '../../model/location/parse-checkout-url';
import type { ResolvedTheme } from '../../model/theme/resolve-theme';
import type { Flow, PlanSummary, ProductConfig, Seller, SubscriptionAnswer } from '../../schemas/generated/types';
import { isCallError } from '../gateway/call-error';
import { applyFlags, type IsFlagOn } from './apply-flags';
import { buildOwnCheckout, nobody } from './build-own-checkout';
import type { Checkout, Mode } from './checkout';
import { ConfigLoadError } from './config-load-error';
import { loadEntry } from './load-entry';
import { loadPlans, readPlan } from './load-plans';
import type { LoadCheckoutSources, TimedSources } from './load-sources';
import { loadUpsell } from './load-upsell';
import { selectAreaOfBrand, selectBrandArea, selectFallbackArea } from './select-brand';
import { UnknownEntryError } from './unknown-entry-error';

/**
 * CheckoutLocation → Checkout. Only this function knows whether a config comes from the repository's JSON or from the
 * config call. One schema checks both. All calls share one time limit.
 *
 * @throws ConfigLoadError, or UnknownEntryError where no brand is known
 */
export async function loadCheckout(opened: CheckoutLocation, untimed: LoadCheckoutSources): Promise<Checkout> {
  const { lang } = opened.query;
  const limit = AbortSignal.timeout(untimed.timeoutMs ?? 60_000);
  const sources = { ...untimed, caller: { address: untimed.address, limit, since: Date.now() } };
  const choice = buildFlowChoice(opened, sources.manifests);
  const { entry, productCode } = await loadEntry(choice.entry, sources);
  // An id says what the visit is about: an offer beside it may be of another product.
  const location = ['product', 'offer'].includes(entry.kind) ? opened : withoutQueryKey(opened, 'oferta');
  const visit = {
    location,
    choice,
    entry,
    wanted: productCode === undefined ? namesOf(location.query) : [productCode],
  };
  const isUnanswered = 'found' in entry && entry.found === null;
  if (isUnanswered && !selectBrandArea(sources.catalogue, visit.wanted, lang)) throw new UnknownEntryError();
  const checkout = await loadProduct(visit, sources, lang);
  const isAbroad = lang === undefined && isSoldInMozambique(checkout, sources);
  return isAbroad ? loadProduct(visit, sources, langOfArea('MZ')) : checkout;
}

/** A location and its subject, before the product is loaded. */
interface Visit {
  location: CheckoutLocation;
  choice: FlowChoice;
  entry: Entry;
  /** Code and slug of the product; empty when the link names none. */
  wanted: readonly string[];
}

/**
 * Whether the charged product is priced in the currency of the brand's other area. A page in reais never charges
 * meticais.
 */
function isSoldInMozambique(
  { entry, area, plans }: Checkout,
  { catalogue, environment }: Pick<LoadCheckoutSources, 'catalogue' | 'environment'>,
): boolean {
  if (entry.kind === 'lead') {
    const sold = entry.found?.planId && findAreaByPlan(catalogue, entry.found.planId, environment);
    return Boolean(sold && sold.brandId === area.brandId && sold.area === 'MZ' && area.area !== 'MZ');
  }
  const currency = entry.kind === 'offer' ? plans?.[0]?.currency : currencyOf(entry);
  if (currency === undefined || currency === area.settings.currency.code) return false;
  return currency === findBrand(catalogue, area.brandId)?.areas.MZ?.settings.currency.code;
}

function currencyOf(entry: Entry): string | undefined {
  return entry.kind === 'invoice' || entry.kind === 'subscription' ? entry.found?.currency : undefined;
}

async function loadProduct(visit: Visit, sources: TimedSources, lang: CheckoutQuery['lang']): Promise<Checkout> {
  const { catalogue, manifests } = sources;
  const { location, entry, wanted } = visit;
  const claiming = selectBrandArea(catalogue, wanted, lang);
  const fallback = selectFallbackArea(catalogue);
  const known = wanted.length === 0 ? fallback : claiming;
  const requested = known?.settings.productCode ?? wanted[0] ?? fallback.settings.productCode;
  // The config of an area that is not sold is never asked for.
  const config = known?.isUnsold ? undefined : await loadConfig(requested, location, sources, known);
  const named = config && selectAreaOfBrand(catalogue, config.designSystemId.split('$', 1)[0] ?? '', lang);
  const stated = known ?? named ?? fallback;
  if (stated.isUnsold) throw new ConfigLoadError(`${stated.brandId} (${stated.area}) is not sold here`);
  const isOn: IsFlagOn = (flag) => sources.isFlagOn(stated.brandId, flag);
  const area = applyFlags(stated, isOn);
  const productCode = config ? requested : area.settings.productCode;
  const used = config ?? buildProductConfig(area);
  const { completed, ...chosen } = chooseFlow(used.checkoutFlow.flows, area, visit, productCode);
  const flow = leaveOutSteps(chosen.flow, manifests, isOn);
  const onward = chosen.onward && leaveOutSteps(chosen.onward, manifests, isOn);
  if (onward && (wanted.length === 0 || !(claiming ?? named)))
    throw new ConfigLoadError('the link names no product of a brand');
  const [seller, plans, upsell] = await Promise.all([
    loadSeller(completed, area, sources),
    loadPlans(completed, area, { ...flow, steps: listSellingSteps(flow, manifests, 'main') }, productCode, sources),
    loadUpsell(completed, area, flow, sources, isOn),
  ]);
  const look = resolveLook(used, sources);
  return {
    location: completed,
    entry: readEntry(entry, area),
    area,
    config: used,
    flow,
    onward,
    productCode,
    seller,
    plans,
    upsell,
    ...look,
  };
}

/**
 * Selects the flow, and adds to the location the parameters that later steps need. A flow that forwards needs none. It
 * is the brand's own: the config call need not know it.
 */
function chooseFlow(
  flows: readonly Flow[],
  { settings, flows: own }: BrandArea,
  { location, choice, entry }: Visit,
  productCode: string,
): Pick<Checkout, 'flow' | 'onward'> & { completed: CheckoutLocation } {
  const { query } = location;
  const { manifests } = choice;
  const forcedFlows = settings.forcedFlows ?? [];
  const forwarding = own.filter((flow) => forwards(flow, manifests));
  const flow = selectFlow([...flows, ...forwarding], forcedFlows, choice);
  // An invoice or a subscription is paid in a flow that its own route begins.
  const [templateId] = listTemplates(manifests, (manifest) => manifest.entry === entry.kind);
  const isForwarding = forwards(flow, manifests);
  const usual = selectFlow(flows, forcedFlows, { ...choice, templateId: isForwarding ? templateId : undefined });
  const leadVoucher = entry.kind === 'lead' ? entry.found?.voucher : undefined;
  const voucher = query.voucher ?? leadVoucher ?? firstStep(flow).props?.voucher;
  let completed = location;
  if (voucher !== undefined) completed = withQueryValue(completed, 'voucher', voucher);
  if (flow !== usual && !isForwarding) completed = withQueryValue(completed, 'flowId', flow.id);
  if (entry.kind === 'invoice' || entry.kind === 'subscription')
    completed = withQueryValue(completed, entry.kind, entry.id);
  // Later links to the id say whose page it is, also when the backend knows it no more.
  if ('found' in entry && entry.found && namesOf(query).length === 0)
    completed = withQueryValue(completed, 'product', productCode);
  const leadsOn = manifests[firstStep(flow).templateId].forwards === 'flow';
  return { flow, onward: leadsOn ? usual : null, completed };
}

/** Checkout of /generic-error, built from the brand's own JSON. It makes no call, so it cannot fail. */
export function buildOfflineCheckout(location: CheckoutLocation, sources: LoadCheckoutSources): Checkout {
  const stated = findLinkedArea(location, sources) ?? selectFallbackArea(sources.catalogue);
  const isOn: IsFlagOn = (flag) => sources.isFlagOn(stated.brandId, flag);
  const area = applyFlags(stated, isOn);
  const config = buildProductConfig(area);
  const choice = buildFlowChoice(location, sources.manifests);
  const chosen = selectFlow(config.checkoutFlow.flows, area.settings.forcedFlows ?? [], choice);
  const flow = leaveOutSteps(chosen, sources.manifests, isOn);
  return buildOwnCheckout(area, { location, flow, ...resolveLook(config, sources) });
}

/** Area that the link's offer or product names, without a call; undefined when it names none. */
export function findLinkedArea(
  { query }: CheckoutLocation,
  { catalogue, environment }: Pick<LoadCheckoutSources, 'catalogue' | 'environment'>,
): BrandArea | undefined {
  const ofOffer = query.oferta === undefined ? undefined : findAreaByPlan(catalogue, query.oferta, environment);
  return ofOffer ?? selectBrandArea(catalogue, namesOf(query), query.lang);
}

/** Product code and slug in the query. */
function namesOf({ product, 'product-slug': slug }: CheckoutQuery): string[] {
  return [product, slug].filter((name) => name !== undefined);
}

/** Undefined when neither a brand nor the backend knows the product. */
async function loadConfig(
  code: string,
  { query }: CheckoutLocation,
  { client, environment, caller }: TimedSources,
  known: BrandArea | undefined,
): Promise<ProductConfig | undefined> {
  try {
    const planId = query.oferta ?? (known && planIdOfArea(known, environment));
    const params = planId === undefined ? {} : { planId };
    const path = { code: known ? callCodeOf(known, code) : code };
    const { checkoutFlow, ...config } = await client.call('loadProductConfig', { path, params }, caller);
    return { ...config, checkoutFlow: { ...checkoutFlow, flows: checkoutFlow.flows.map(unifyFlow) } };
  } catch (error) {
    if (known === undefined && isCallError(error) && error.status === 404) return undefined;
    throw new ConfigLoadError('the product config failed', { cause: error });
  }
}

/** Areas share a product code, and the config call takes no area. Outside Brazil, a plan id identifies the area. */
function planIdOfArea({ area, settings }: BrandArea, environment: Environment): string | undefined {
  if (area === 'BR') return undefined;
  const [planType = 'yearly'] = settings.payment.planTypes ?? [];
  return settings.plans[planType]?.planId[environment];
}

/** A backend that knows no such seller has answered: a typo in a partner's link stops no sale. The name goes on as it came. */
async function loadSeller(
  { seller, source }: CheckoutLocation,
  { area, brandId, settings }: BrandArea,
  { client, caller, report }: TimedSources,
): Promise<Seller> {
  try {
    const params = { seller, operation: area, business: settings.business, product: settings.productCode };
    return await client.call('loadSeller', { path: { source }, params }, caller);
  } catch (error) {
    if (!isCallError(error) || error.status !== 404 || error.body.code !== 'seller_not_found')
      throw new ConfigLoadError('the seller failed', { cause: error });
    report(`a link of ${brandId} (${area}) names a seller that the backend does not know`);
    return nobody;
  }
}

/** Adapts the plans of an invoice or subscription to its area's settings. */
function readEntry(entry: Entry, { settings }: BrandArea): Entry {
  const read = (plan: PlanSummary) => readPlan(plan, settings, undefined);
  if (entry.kind === 'invoice')
    return { ...entry, found: entry.found && { ...entry.found, plan: read(entry.found.plan) } };
  if (entry.kind === 'subscription')
    return {
      ...entry,
      found: entry.found && { ...entry.found, plan: read(entry.found.plan), ...readOffer(entry.found, read) },
    };
  return entry;
}

/** Adapts the plan that a subscriber is offered. */
function readOffer(
  { offer }: SubscriptionAnswer,
  read: (plan: PlanSummary) => PlanSummary,
): Pick<SubscriptionAnswer, 'offer'> {
  return offer ? { offer: { ...offer, plan: read(offer.plan) } } : {};
}

function resolveLook(
  config: ProductConfig,
  { catalogue, report }: LoadCheckoutSources,
): { theme: ResolvedTheme; mode: Mode } {
  const [brandId, mode] = config.designSystemId.split('$') as [string, Mode];
  const theme = findBrand(catalogue, brandId)?.theme;
  if (!theme) report(`design system ${brandId} is unknown: the neutral theme stands in`);
  return { theme: theme ?? catalogue.neutralTheme, mode };
}
