import { buildProductConfig } from '../../catalogue/build-product-config';
import type { AreaSettings, BrandArea, Catalogue, Environment } from '../../catalogue/catalogue';
import { findAreaByPlan, findBrand } from '../../catalogue/catalogue-index';
import { firstStep, type Manifests } from '../../model/flow/resolve-step';
import { selectBusiness } from '../../model/flow/select-business';
import { buildFlowChoice, type FlowChoice, selectFlow } from '../../model/flow/select-flow';
import { unifyFlow } from '../../model/flow/unify-flow';
import type { CheckoutQuery } from '../../model/location/clean-query';
import { langOfArea } from '../../model/location/lang-of-area';
import { type CheckoutLocation, cut, withQueryValue } from '../../model/location/parse-checkout-url';
import { findAskedPlan } from '../../model/money/find-asked-plan';
import { limitInstallments } from '../../model/money/limit-installments';
import type { ResolvedTheme } from '../../model/theme/resolve-theme';
import { unifyMethods } from '../../schemas/api/unify-method';
import type { Flow, PlanSummary, ProductConfig, Seller, VoucherOutcome } from '../../schemas/generated/types';
import type { BackendClient, Wait } from '../gateway/backend-client';
import { isCallError } from '../gateway/call-error';
import { buildOwnCheckout } from './build-own-checkout';
import type { Checkout, Mode } from './checkout';
import { ConfigLoadError } from './config-load-error';
import { type Entry, loadEntry } from './load-entry';
import { selectAreaOfBrand, selectBrandArea, selectFallbackArea } from './select-brand';

export interface LoadCheckoutSources {
  catalogue: Catalogue;
  client: BackendClient;
  manifests: Manifests;
  /** Whose plan ids are meant. */
  environment: Environment;
  /** Told what went wrong without stopping the page. */
  report: (problem: string) => void;
  /** Time for all calls of one page together, in milliseconds: 60 000 (spec 7) unless told. */
  timeoutMs?: number;
}

/** The sources of one page, whose time is running. */
interface TimedSources extends LoadCheckoutSources {
  wait: Wait;
}

/** As much as a buyer is told of what was given as a voucher. */
const maximumVoucherLength = 40;

/**
 * CheckoutLocation → Checkout. The only place that knows that a config comes from the repository's JSON or from the
 * config call; both are held to the same schema. The calls wait for each other within one time limit.
 *
 * @throws ConfigLoadError
 */
export async function loadCheckout(location: CheckoutLocation, untimed: LoadCheckoutSources): Promise<Checkout> {
  const { lang } = location.query;
  const limit = AbortSignal.timeout(untimed.timeoutMs ?? 60_000);
  const sources = { ...untimed, wait: { limit, since: Date.now() } };
  const choice = buildFlowChoice(location, sources.manifests);
  const { entry, productCode } = await loadEntry(choice.entry, sources);
  const visit = {
    location,
    choice,
    entry,
    wanted: productCode === undefined ? namesOf(location.query) : [productCode],
  };
  const checkout = await loadProduct(visit, sources, lang);
  const isAbroad = lang === undefined && isSoldInMozambique(checkout, sources.catalogue);
  return isAbroad ? loadProduct(visit, sources, langOfArea('MZ')) : checkout;
}

/** A location with what is known of it before its product is loaded. */
interface Visit {
  location: CheckoutLocation;
  choice: FlowChoice;
  entry: Entry;
  /** Code and slug of the product; none where the link leaves it open. */
  wanted: readonly string[];
}

/** Whether what is to be paid is priced in the money of the brand's other area: nobody pays meticais on a page of reais. */
function isSoldInMozambique({ entry, area, plans }: Checkout, catalogue: Catalogue): boolean {
  const currency = entry.kind === 'offer' ? plans?.[0]?.currency : currencyOf(entry);
  if (currency === undefined || currency === area.settings.currency.code) return false;
  return currency === findBrand(catalogue, area.brandId)?.areas.MZ?.settings.currency.code;
}

function currencyOf(entry: Entry): string | undefined {
  return entry.kind === 'invoice' || entry.kind === 'subscription' ? entry.found?.currency : undefined;
}

async function loadProduct(visit: Visit, sources: TimedSources, lang: CheckoutQuery['lang']): Promise<Checkout> {
  const { catalogue } = sources;
  const { location, entry, wanted } = visit;
  const claiming = selectBrandArea(catalogue, wanted, lang);
  const fallback = selectFallbackArea(catalogue);
  const known = wanted.length === 0 ? fallback : claiming;
  const asked = known?.settings.productCode ?? wanted[0] ?? fallback.settings.productCode;
  const config = await loadConfig(asked, location, sources, known);
  const named = config && selectAreaOfBrand(catalogue, config.designSystemId.split('$', 1)[0] ?? '', lang);
  const area = known ?? named ?? fallback;
  const productCode = config ? asked : area.settings.productCode;
  const used = config ?? buildProductConfig(area);
  const { flow, completed } = chooseFlow(used.checkoutFlow.flows, area, visit);
  const [seller, plans] = await Promise.all([
    loadSeller(completed, area, sources),
    loadPlans(completed, area, flow, productCode, sources),
  ]);
  const look = resolveLook(used, sources);
  return { location: completed, entry, area, config: used, flow, productCode, seller, plans, ...look };
}

/** The flow of a visit, and its location with what later steps need of it. */
function chooseFlow(
  flows: readonly Flow[],
  { settings }: BrandArea,
  { location, choice, entry }: Visit,
): { flow: Flow; completed: CheckoutLocation } {
  const { query } = location;
  const forcedFlows = settings.forcedFlows ?? [];
  const flow = selectFlow(flows, forcedFlows, choice);
  const isOfPath = flow !== selectFlow(flows, forcedFlows, { ...choice, templateId: undefined });
  const voucher = query.voucher ?? firstStep(flow).props?.voucher;
  let completed = location;
  if (voucher !== undefined) completed = withQueryValue(completed, 'voucher', voucher);
  if (isOfPath) completed = withQueryValue(completed, 'flowId', flow.id);
  if (entry.kind === 'invoice' || entry.kind === 'subscription')
    completed = withQueryValue(completed, entry.kind, entry.id);
  return { flow, completed };
}

/** The checkout of /generic-error: the brand and its own JSON, without a call that could fail. */
export function buildOfflineCheckout(location: CheckoutLocation, sources: LoadCheckoutSources): Checkout {
  const { query } = location;
  const { catalogue, environment } = sources;
  const ofOffer = query.oferta === undefined ? undefined : findAreaByPlan(catalogue, query.oferta, environment);
  const claiming = ofOffer ?? selectBrandArea(catalogue, namesOf(query), query.lang);
  const area = claiming ?? selectFallbackArea(catalogue);
  const config = buildProductConfig(area);
  const choice = buildFlowChoice(location, sources.manifests);
  const flow = selectFlow(config.checkoutFlow.flows, area.settings.forcedFlows ?? [], choice);
  return buildOwnCheckout(area, { location, flow, ...resolveLook(config, sources) });
}

/** What a link calls its product. */
function namesOf({ product, 'product-slug': slug }: CheckoutQuery): string[] {
  return [product, slug].filter((name) => name !== undefined);
}

/** Undefined for a product that neither a brand nor the backend knows. */
async function loadConfig(
  code: string,
  { query }: CheckoutLocation,
  { client, environment, wait }: TimedSources,
  known: BrandArea | undefined,
): Promise<ProductConfig | undefined> {
  try {
    const planId = query.oferta ?? (known && planIdOfArea(known, environment));
    const params = planId === undefined ? {} : { planId };
    const { checkoutFlow, ...config } = await client.call('loadProductConfig', { path: { code }, params }, wait);
    return { ...config, checkoutFlow: { ...checkoutFlow, flows: checkoutFlow.flows.map(unifyFlow) } };
  } catch (error) {
    if (known === undefined && isCallError(error) && error.status === 404) return undefined;
    throw new ConfigLoadError('the product config failed', { cause: error });
  }
}

/** Areas share a product code, and the config call knows no area: outside Brazil a plan of the area tells which is meant. */
function planIdOfArea({ area, settings }: BrandArea, environment: Environment): string | undefined {
  if (area === 'BR') return undefined;
  const [planType = 'yearly'] = settings.payment.planTypes ?? [];
  return settings.plans[planType]?.planId[environment];
}

async function loadSeller(
  { seller, source }: CheckoutLocation,
  { area, settings }: BrandArea,
  { client, wait }: TimedSources,
): Promise<Seller> {
  try {
    const params = { seller, operation: area, business: settings.business, product: settings.productCode };
    return await client.call('loadSeller', { path: { source }, params }, wait);
  } catch (error) {
    throw new ConfigLoadError('the seller failed', { cause: error });
  }
}

async function loadPlans(
  { query, seller, source, spoiltVoucher }: CheckoutLocation,
  { brandId, area, settings }: BrandArea,
  flow: Flow,
  code: string,
  { client, environment, report, wait }: TimedSources,
): Promise<PlanSummary[] | null> {
  const { payment } = settings;
  const business = selectBusiness(flow, settings);
  const planTypes = payment.planTypes ?? [];
  const voucher = query.voucher === undefined ? {} : { voucher: query.voucher };
  const operation = area;
  try {
    if (payment.api === 'v1') {
      const named = findAskedPlan(flow);
      const planId = query.oferta ?? named?.planId;
      const plan = planId === undefined ? { planType: named?.planType ?? planTypes[0] ?? 'yearly' } : { plan: planId };
      const params = { business, operation, ...plan, ...voucher };
      return [readPlan(await client.call('loadPlan', { path: { code }, params }, wait), settings, spoiltVoucher)];
    }
    // An offer may be of a type that the brand does not list.
    const wanted =
      query.oferta === undefined
        ? { planTypes: planTypes.join(','), ...ownPlans(settings, flow, code, environment) }
        : { planId: query.oferta };
    const params = { business, operation, seller, source, ...wanted, ...voucher };
    const { plans } = await client.call('loadPlansV2', { path: { code }, params }, wait);
    return plans.map((plan) => readPlan(plan, settings, spoiltVoucher));
  } catch (error) {
    const cause = isCallError(error) ? `${error.status} ${error.body.code}` : 'unknown';
    report(`the plans of ${brandId} (${area}) could not be loaded: ${cause}`);
    return null;
  }
}

/** The plan as its area sells it, its methods under their one name; a voucher that can be none is refused here. */
function readPlan(plan: PlanSummary, settings: AreaSettings, spoiltVoucher: string | undefined): PlanSummary {
  const paymentMethods = unifyMethods(plan.paymentMethods);
  const refused: VoucherOutcome | undefined =
    spoiltVoucher === undefined
      ? undefined
      : { code: cut(spoiltVoucher, maximumVoucherLength), accepted: false, reason: 'unknown' };
  return limitInstallments({ ...plan, paymentMethods, ...(refused && { voucher: refused }) }, settings);
}

/** The plan ids that the brand and the flow name in this environment; none for a product that is not the brand's own. */
function ownPlans(
  { payment, plans, productCode }: AreaSettings,
  { steps }: Flow,
  code: string,
  environment: Environment,
): { plans?: string } {
  if (code !== productCode) return {};
  const own = (payment.planTypes ?? []).flatMap((planType) => plans[planType]?.planId[environment] ?? []);
  const named = steps.flatMap(({ props }) => props?.plan?.planId ?? []);
  const ids = [...new Set([...own, ...named])];
  return ids.length === 0 ? {} : { plans: ids.join(',') };
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
