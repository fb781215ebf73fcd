import { buildPlanSummary } from '../../catalogue/build-plan-summary';
import type { AreaSettings, BrandArea } from '../../catalogue/catalogue';
import { loadCatalogue } from '../../checks/load-catalogue';
import type { CopyPath, TextValues } from '../../model/copy/copy-key';
import { translateByCode } from '../../model/copy/translate';
import { selectFlow } from '../../model/flow/select-flow';
import { parseCheckoutUrl } from '../../model/location/parse-checkout-url';
import { formatAmount } from '../../model/money/format-amount';
import { inPersonMethods } from '../../schemas/generated/methods-by-trait';
import type { Flow, PlanType } from '../../schemas/generated/types';
import { manifests } from '../../templates/manifests.generated';

/**
 * One area of one brand as a buyer sees it. It comes from the brands folder, so a new brand is tested automatically.
 */
export interface Shop {
  /** `wup BR` */
  name: string;
  /** Query that opens it. */
  query: string;
  settings: AreaSettings;
  messages: BrandArea['messages'];
  /** In minor units, for the first plan type. */
  amount: number;
  /** The same by card in the preselected installments, interest included. */
  cardAmount: number;
  /** `group.key` and its values → text that this shop shows. */
  text(path: CopyPath | `refusals.${string}-${'cause' | 'action'}`, values?: TextValues): string;
  /** Minor units → displayed price. */
  money(amount: number): string;
  /** Flows that a link may name. */
  flowIds: string[];
  flows: readonly Flow[];
  /** Paths of the steps in the flow that a query selects. */
  pathsOf(search: string): string[];
  /** Whether the payment step of a query's flow offers a method. */
  offers(method: string, search?: string): boolean;
}

export const shops: readonly Shop[] = loadCatalogue(process.cwd()).brands.flatMap(({ areas }) =>
  Object.values(areas).map(makeShop),
);

/**
 * Shops for long walks. Together they have every trait that changes a screen's behaviour; a brand that only looks
 * different adds none. The nightly run walks all shops.
 */
export const walkedShops: readonly Shop[] = process.env.NIGHTLY
  ? shops.map(sellAtOnce)
  : chooseByTraits(shops, traitsOf);

/** Walked shops that differ in their payment methods, for tests where nothing else matters. */
export const shopsByMethods: readonly Shop[] = process.env.NIGHTLY
  ? walkedShops
  : chooseByTraits(shops, (shop) => [methodsOf(shop)]);

/** Shops for walks whose screens differ by language and currency alone: one of each country by day. */
export const shopsByCountry: readonly Shop[] = process.env.NIGHTLY
  ? walkedShops
  : chooseByTraits(shops, ({ settings: { country } }) => [country]);

/** The first shop, for tests that are equal in all shops. */
export const anyShop: Shop = shopWhere(() => true);

/** The first shop by day; in the nightly run, those that differ in their payment methods too. */
export const sampledShops: readonly Shop[] = process.env.NIGHTLY ? shopsByMethods : [anyShop];

/**
 * The first matching shop.
 *
 * @throws RangeError when no brand matches: the test would prove nothing
 */
export function shopWhere(isWanted: (shop: Shop) => boolean): Shop {
  const found = shops.find(isWanted);
  if (!found) throw new RangeError('no brand is of that kind');
  return found;
}

/**
 * The first shop with another product in the same country.
 *
 * @throws RangeError when there is none
 */
export function otherThan({ settings: { productCode, country } }: Shop): Shop {
  return shopWhere(({ settings }) => settings.productCode !== productCode && settings.country === country);
}

/** Each shop with a trait that no earlier one has. */
function chooseByTraits(all: readonly Shop[], listTraits: (shop: Shop) => string[]): readonly Shop[] {
  const seen = new Set<string>();
  return all.filter((shop) => {
    const added = listTraits(shop).filter((trait) => !seen.has(trait));
    for (const trait of added) seen.add(trait);
    return added.length > 0;
  });
}

/** If the first plan has a trial, the shop with another plan: trials have their own walks. */
function sellAtOnce(shop: Shop): Shop {
  const { plans, payment } = shop.settings;
  const [first, ...others] = payment.planTypes ?? [];
  const type = first && plans[first]?.trial ? others.find((other) => !plans[other]?.trial) : undefined;
  const query = `${shop.query}&oferta=${type && plans[type]?.planId.test}`;
  return type ? { ...shop, ...amountsOf(shop.settings, type), query } : shop;
}

/** Amounts of a plan, in minor units. */
function amountsOf(settings: AreaSettings, planType: PlanType): Pick<Shop, 'amount' | 'cardAmount'> {
  const { amount = 0, installments = [] } =
    buildPlanSummary({ settings, area: settings.country }, planType, 'test') ?? {};
  return { amount, cardAmount: installments.at(-1)?.totalValue ?? amount };
}

function methodsOf({ settings: { country, payment } }: Shop): string {
  return `${country}, ${payment.methods?.length === 1 ? 'one method' : 'some methods'}`;
}

/** Traits that change a screen's behaviour. */
function traitsOf(shop: Shop): string[] {
  const { payment, terms } = shop.settings;
  return [
    methodsOf(shop),
    `api ${payment.api}`,
    `document ${payment.collectsDocument ? payment.document : 'none'}`,
    `terms ${terms.isEnabled}`,
    `vault ${payment.vault?.kind === 'fetch' ? payment.vault.provider : 'direct'}`,
    // Other ways have journeys of their own.
    `presented ${shop.pathsOf(shop.query).includes('/presentation')}`,
  ];
}

function makeShop({ brandId, area, settings, flows, copy, messages }: BrandArea): Shop {
  const { methods = [], planTypes: [planType = 'yearly'] = [] } = settings.payment;
  const query = `product=${settings.productCode}${area === 'MZ' ? '&lang=pt-MZ' : ''}`;
  const flowOf = (search: string) =>
    selectFlow(flows, settings.forcedFlows ?? [], parseCheckoutUrl(`/?${search}`, manifests), manifests);
  return {
    name: `${brandId} ${area}`,
    query,
    settings,
    messages,
    ...amountsOf(settings, planType),
    text: (path, values) => {
      const [group = '', key = ''] = path.split('.');
      return translateByCode(copy, group, settings.language)(key, values);
    },
    money: (amount) => formatAmount(amount, settings.currency),
    flowIds: flows.map(({ id }) => id),
    flows,
    pathsOf: (search) => flowOf(search).steps.map(({ templateId }) => manifests[templateId].route),
    offers: (method, search = '') => {
      const payment = flowOf(query + search).steps.find(({ templateId }) => templateId === 'payment');
      const own = payment?.templateId === 'payment' ? payment.props?.methods : undefined;
      const isNamed = own?.some((one) => one === method) ?? !inPersonMethods.some((one) => one === method);
      return isNamed && methods.some((one) => one === method);
    },
  };
}
