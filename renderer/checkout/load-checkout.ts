import { buildProductConfig } from '../../catalogue/build-product-config';
import { callCodeOf } from '../../catalogue/call-ids';
import type { BrandArea, Environment } from '../../catalogue/catalogue';
import { findAreaByPlan, findBrand } from '../../catalogue/catalogue-index';
import { selectFirstPlan } from '../../catalogue/select-first-plan';
import { leaveOutSteps } from '../../model/flow/leave-out-steps';
import { firstStep, listSellingSteps, listTemplates } from '../../model/flow/resolve-step';
import { forwards, selectFlow } from '../../model/flow/select-flow';
import { unifyFlow } from '../../model/flow/unify-flow';
import { sourceKeys, utmKeys } from '../../model/location/campaign-keys';
import type { CheckoutQuery } from '../../model/location/clean-query';
import type { Entry } from '../../model/location/entry';
import { langOfArea } from '../../model/location/lang-of-area';
import { type CheckoutLocation, withQuery } from '../../model/location/parse-checkout-url';
import type { Flow, PlanSummary, ProductConfig, Seller } from '../../schemas/generated/types';
import { isCallError } from '../gateway/call-error';
import { applyFlags, type IsFlagOn } from './apply-flags';
import { applyVault } from './apply-vault';
import { nobody } from './build-own-checkout';
import type { Checkout, Mode, Visit } from './checkout-view';
import { loadEntry } from './load-entry';
import { ConfigLoadError, UnknownEntryError } from './load-errors';
import { loadPlans, loadUpsell, readPlan } from './load-plans';
import { listNames, selectAreaOfBrand, selectBrandArea, selectFallbackArea } from './select-brand';

/**
 * Visit → Checkout. Only this function knows whether a config comes from the repository's JSON or from the config call.
 * One schema checks both.
 *
 * @throws ConfigLoadError, or UnknownEntryError where no brand is known
 */
export async function loadCheckout(visit: Visit): Promise<Checkout> {
  const { lang } = visit.location.query;
  const { entry, productCode } = await loadEntry(visit);
  // An id says what the visit is about: an offer beside it may be of another product.
  const isForSale = entry.kind === 'product' || entry.kind === 'offer';
  const location = isForSale ? visit.location : withQuery(visit.location, { oferta: null });
  const subject = { location, entry, names: productCode === undefined ? listNames(location.query) : [productCode] };
  const checkout = await loadProduct(visit, subject, lang);
  const isAbroad = lang === undefined && isSoldInMozambique(checkout, visit);
  return isAbroad ? loadProduct(visit, subject, langOfArea('MZ')) : checkout;
}

/** What a visit is about, before its product is loaded. */
interface Subject {
  location: CheckoutLocation;
  entry: Entry;
  /** Code and slug of the product; empty when the link names none. */
  names: readonly string[];
}

/**
 * Whether the charged product is priced in the currency of the brand's other area. A page in reais never charges
 * meticais.
 */
function isSoldInMozambique({ entry, area, plans }: Checkout, { catalogue, environment }: Visit): boolean {
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

async function loadProduct(visit: Visit, subject: Subject, lang: CheckoutQuery['lang']): Promise<Checkout> {
  const { catalogue, environment, manifests, isFlagOn } = visit;
  const { entry, names } = subject;
  const claiming = selectBrandArea(catalogue, names, lang);
  if (!claiming && 'found' in entry && entry.found === null) throw new UnknownEntryError();
  const fallback = selectFallbackArea(catalogue);
  const known = names.length === 0 ? fallback : claiming;
  const requested = known?.settings.productCode ?? names[0] ?? fallback.settings.productCode;
  // The config of an area that is not sold is never asked for.
  const config = known?.isUnsold ? undefined : await loadConfig(requested, subject, visit, known);
  const named = config && selectAreaOfBrand(catalogue, config.designSystemId.split('$', 1)[0] ?? '', lang);
  const stated = known ?? named ?? fallback;
  if (stated.isUnsold) throw new ConfigLoadError(`${stated.brandId} (${stated.area}) is not sold here`);
  const isOn: IsFlagOn = (flag) => isFlagOn(stated.brandId, flag);
  const { area, vault } = applyVault(applyFlags(stated, isOn), config ?? {}, environment);
  const productCode = config ? requested : area.settings.productCode;
  const used = config ?? buildProductConfig(area);
  const chosen = chooseFlow(used.checkoutFlow.flows, area, visit, entry);
  const flow = leaveOutSteps(chosen.flow, manifests, isOn);
  const onward = chosen.onward && leaveOutSteps(chosen.onward, manifests, isOn);
  if (onward && (names.length === 0 || !(claiming ?? named)))
    throw new ConfigLoadError('the link names no product of a brand');
  const location = completeLocation(subject, chosen, productCode);
  const [seller, plans, upsell] = await Promise.all([
    loadSeller(location, area, visit),
    loadPlans(location, area, { ...flow, steps: listSellingSteps(flow, manifests, 'main') }, productCode, visit),
    loadUpsell({ location, area, flow, vault }, visit, isOn),
  ]);
  const look = resolveLook(used, visit);
  return {
    location,
    entry: readEntry(entry, area),
    area,
    config: used,
    vault,
    flow,
    onward,
    productCode,
    seller,
    plans,
    upsell,
    ...look,
  };
}

interface ChosenFlow extends Pick<Checkout, 'flow' | 'onward'> {
  /** The path chose the flow, so later steps need its name. */
  isOfPath: boolean;
}

/** Selects the flow. One that forwards is the brand's own: the config call need not know it. */
function chooseFlow(
  flows: readonly Flow[],
  { settings, flows: own }: BrandArea,
  { location, manifests }: Visit,
  entry: Entry,
): ChosenFlow {
  const forcedFlows = settings.forcedFlows ?? [];
  const forwarding = own.filter((flow) => forwards(flow, manifests));
  const flow = selectFlow([...flows, ...forwarding], forcedFlows, location, manifests);
  const isForwarding = forwards(flow, manifests);
  // An invoice or a subscription is paid in a flow that its own route begins.
  const [templateId] = isForwarding ? listTemplates(manifests, (manifest) => manifest.entry === entry.kind) : [];
  const usual = selectFlow(flows, forcedFlows, { ...location, templateId }, manifests);
  const leadsOn = manifests[firstStep(flow).templateId].forwards === 'flow';
  return { flow, onward: leadsOn ? usual : null, isOfPath: flow !== usual && !isForwarding };
}

/** Adds to the location the parameters that later steps need. */
function completeLocation(
  { location, entry }: Subject,
  { flow, isOfPath }: ChosenFlow,
  productCode: string,
): CheckoutLocation {
  const { query } = location;
  const leadVoucher = entry.kind === 'lead' ? entry.found?.voucher : undefined;
  const isCharged = entry.kind === 'invoice' || entry.kind === 'subscription';
  // Later links to the id say whose page it is, also when the backend knows it no more.
  const namesProduct = 'found' in entry && entry.found && listNames(query).length === 0;
  return withQuery(location, {
    voucher: query.voucher ?? leadVoucher ?? firstStep(flow).props?.voucher,
    flowId: isOfPath ? flow.id : undefined,
    ...(isCharged && { [entry.kind]: entry.id }),
    product: namesProduct ? productCode : undefined,
    ...originOf(entry, location),
  });
}

/** Seller and campaign of a recovered lead or an invoice, where the link states none: its sale belongs to who brought the buyer. */
function originOf(entry: Entry, { search }: CheckoutLocation): Record<string, string> {
  const found = entry.kind === 'lead' || entry.kind === 'invoice' ? entry.found : null;
  if (!found) return {};
  const { seller, source, metadata = {} } = found;
  const stated = new URLSearchParams(search);
  const groups = [
    { seller, source },
    Object.fromEntries([...utmKeys, ...sourceKeys].map((key) => [key, metadata[key]])),
  ];
  const missing = groups.filter((group) => !Object.keys(group).some((key) => stated.has(key)));
  return Object.fromEntries(
    missing.flatMap((group) => Object.entries(group).flatMap(([key, value]) => (value ? [[key, value]] : []))),
  );
}

/** Undefined when neither a brand nor the backend knows the product. */
async function loadConfig(
  code: string,
  { location: { query } }: Subject,
  { client, environment, caller }: Visit,
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
  return area === 'BR' ? undefined : selectFirstPlan(settings)?.planId[environment];
}

/** A backend that knows no such seller has answered: a typo in a partner's link stops no sale. The name goes on as it came. */
async function loadSeller(
  { seller, source }: CheckoutLocation,
  { area, brandId, settings }: BrandArea,
  { client, caller, report }: Visit,
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

/** Adapts the plans of an invoice or subscription, and the one that a subscriber is offered, to the area's settings. */
function readEntry(entry: Entry, { settings }: BrandArea): Entry {
  const read = <T extends { plan: PlanSummary }>(sold: T): T => ({
    ...sold,
    plan: readPlan(sold.plan, settings, undefined),
  });
  if (entry.kind === 'invoice') return { ...entry, found: entry.found && read(entry.found) };
  if (entry.kind !== 'subscription' || !entry.found) return entry;
  const { offer } = entry.found;
  return { ...entry, found: { ...read(entry.found), ...(offer && { offer: read(offer) }) } };
}

/** Theme and mode of the design system that the config names. */
function resolveLook(config: ProductConfig, { catalogue, report }: Visit): Pick<Checkout, 'theme' | 'mode'> {
  const [brandId, mode] = config.designSystemId.split('$') as [string, Mode];
  const theme = findBrand(catalogue, brandId)?.theme;
  if (!theme) report(`design system ${brandId} is unknown: the neutral theme stands in`);
  return { theme: theme ?? catalogue.neutralTheme, mode };
}
