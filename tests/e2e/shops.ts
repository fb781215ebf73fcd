import type { AreaSettings, BrandArea } from '../../catalogue/catalogue';
import { loadCatalogue } from '../../checks/load-catalogue';
import type { CopyPath, TextValues } from '../../model/copy/copy-key';
import { translateByCode } from '../../model/copy/translate';
import { buildFlowChoice, selectFlow } from '../../model/flow/select-flow';
import { parseCheckoutUrl } from '../../model/location/parse-checkout-url';
import { formatAmount } from '../../model/money/format-amount';
import { manifests } from '../../templates/manifests.generated';

/** One area of one brand as a buyer meets it; read from the brands folder, so that a new brand is tested by being there. */
export interface Shop {
  /** `wup BR` */
  name: string;
  /** Query that opens it. */
  query: string;
  settings: AreaSettings;
  messages: BrandArea['messages'];
  /** Minor units of the first plan type. */
  amount: number;
  /** `group.key` and its values → the words that this shop shows. */
  text(path: CopyPath | `refusals.${string}-${'cause' | 'action'}`, values?: TextValues): string;
  /** Minor units → as shown. */
  money(amount: number): string;
  /** Paths of the steps of the flow that a query chooses. */
  pathsOf(search: string): string[];
  /** Whether the payment step of the flow that a query chooses offers a method. */
  offers(method: string, search?: string): boolean;
}

export const shops: readonly Shop[] = loadCatalogue(process.cwd()).brands.flatMap(({ areas }) =>
  Object.values(areas).map(makeShop),
);

/**
 * The shops that long walks go through: together they show every trait that makes a screen behave in another way, so that a
 * new brand that only looks different adds nothing. All of them in the nightly run.
 */
export const walkedShops: readonly Shop[] = process.env.NIGHTLY
  ? shops.map(sellAtOnce)
  : chooseByTraits(shops, traitsOf);

/** Those of them that differ in how else a buyer can pay, for what is the same but for that. */
export const shopsByMethods: readonly Shop[] = process.env.NIGHTLY
  ? walkedShops
  : chooseByTraits(shops, (shop) => [methodsOf(shop)]);

/** The first shop, for what is the same in all of them. */
export const anyShop: Shop = shopWhere(() => true);

/** The first shop of that kind. @throws RangeError when no brand has it: the test would prove nothing */
export function shopWhere(isWanted: (shop: Shop) => boolean): Shop {
  const found = shops.find(isWanted);
  if (!found) throw new RangeError('no brand is of that kind');
  return found;
}

/** The first shop of another product in the same country. @throws RangeError when there is none */
export function otherThan({ settings: { productCode, country } }: Shop): Shop {
  return shopWhere(({ settings }) => settings.productCode !== productCode && settings.country === country);
}

/** Each shop that has a trait which none before it has. */
function chooseByTraits(all: readonly Shop[], listTraits: (shop: Shop) => string[]): readonly Shop[] {
  const seen = new Set<string>();
  return all.filter((shop) => {
    const added = listTraits(shop).filter((trait) => !seen.has(trait));
    for (const trait of added) seen.add(trait);
    return added.length > 0;
  });
}

/** Where the first plan begins with free time, the shop with another one: trials have walks of their own. */
function sellAtOnce(shop: Shop): Shop {
  const { plans, payment } = shop.settings;
  const [first, ...others] = (payment.planTypes ?? []).map((type) => plans[type]);
  const sold = first?.trial ? others.find((plan) => !plan?.trial) : undefined;
  return sold ? { ...shop, query: `${shop.query}&oferta=${sold.planId.test}`, amount: sold.amount } : shop;
}

function methodsOf({ settings: { country, payment } }: Shop): string {
  return `${country}, ${payment.methods?.length === 1 ? 'one method' : 'some methods'}`;
}

/** What makes the same screen behave in another way. */
function traitsOf(shop: Shop): string[] {
  const { payment, terms } = shop.settings;
  return [
    methodsOf(shop),
    `api ${payment.api}`,
    `document ${payment.collectsDocument ? payment.document : 'none'}`,
    `terms ${terms.isEnabled}`,
    // Other ways have journeys of their own.
    `presented ${shop.pathsOf(shop.query).includes('/presentation')}`,
  ];
}

function makeShop({ brandId, area, settings, flows, copy, messages }: BrandArea): Shop {
  const { methods = [], planTypes: [planType = 'yearly'] = [] } = settings.payment;
  const query = `product=${settings.productCode}${area === 'MZ' ? '&lang=pt-MZ' : ''}`;
  const flowOf = (search: string) =>
    selectFlow(flows, settings.forcedFlows ?? [], buildFlowChoice(parseCheckoutUrl(`/?${search}`), manifests));
  return {
    name: `${brandId} ${area}`,
    query,
    settings,
    messages,
    amount: settings.plans[planType]?.amount ?? 0,
    text: (path, values) => {
      const [group = '', key = ''] = path.split('.');
      return translateByCode(copy, group, settings.language)(key, values);
    },
    money: (amount) => formatAmount(amount, settings.currency),
    pathsOf: (search) => flowOf(search).steps.map(({ templateId }) => manifests[templateId].route),
    offers: (method, search = '') => {
      const payment = flowOf(query + search).steps.find(({ templateId }) => templateId === 'payment');
      const own = payment?.templateId === 'payment' ? payment.props?.methods : undefined;
      return [methods, own ?? methods].every((list) => list.some((one) => one === method));
    },
  };
}
