import type { BrandArea, CatalogueBrand, Environment } from '../catalogue/catalogue';
import { entryUrl, selectEntryFlow } from '../catalogue/entry-url';
import { offerPlan } from '../catalogue/offer-plan';
import { translate } from '../model/copy/translate';
import { nameOfFlow } from '../model/flow/name-of-flow';
import { firstStep, type Manifests } from '../model/flow/resolve-step';
import { formatMoney } from '../model/money/format-amount';
import type { OfferedPlan } from '../model/money/offered-plan';
import { listOwnPlans } from '../renderer/checkout/build-own-checkout';
import { buildPlanWords } from '../renderer/pieces/build-plan-words';
import { applyVoucher } from '../sandbox/catalogue/apply-voucher';
import { nameOfCountry } from '../sandbox/page/load-home';
import { editUrl } from './studio-links';

/** Values that decide the prices of an offer. */
export interface OfferSources {
  manifests: Manifests;
  environment: Environment;
  /** A trial begins now. */
  now: Date;
}

/** What a brand sells in one area, ready to show. */
export type AreaOffer = ReturnType<typeof buildOffer>;

/** Lists the offers of each area, in the words and figures of its screens. */
export function listOffers({ areas }: CatalogueBrand, sources: OfferSources): AreaOffer[] {
  const listed: BrandArea[] = Object.values(areas);
  return listed.map((area) => buildOffer(area, sources, listed.length > 1));
}

function buildOffer(area: BrandArea, sources: OfferSources, hasOthers: boolean) {
  const { settings, copy } = area;
  const flow = selectEntryFlow(area, sources.manifests);
  const plans = listOwnPlans(area, sources.environment).map((plan) => offerPlan(plan, { ...sources, area, flow }));
  const toText = (amount: number, currency: string) => formatMoney(amount, currency, settings.currency);
  const nameOf = translate(copy, 'methods', settings.language);
  return {
    area: area.area,
    /** Null for a brand of one country. */
    country: hasOthers ? nameOfCountry(area.area) : null,
    productName: settings.productName,
    productCode: settings.productCode,
    plans: plans.map((plan) => describePlan(plan, area, toText)),
    extras: (settings.extras ?? []).map(({ id, name, amount }) => ({
      id,
      name,
      price: toText(amount, settings.currency.code),
    })),
    vouchers: (settings.vouchers ?? []).map((voucher) =>
      describeVoucher(voucher.code, plans, area, { ...sources, toText }),
    ),
    methods: (settings.payment.methods ?? []).map((method) => nameOf(method)),
    href: entryUrl(area, sources.manifests),
    editHref: editUrl({ brandId: area.brandId, area: area.area, templateId: firstStep(flow).templateId }),
  };
}

type ToText = (amount: number, currency: string) => string;

/** The price as the order summary says it: the whole, then the installments, then what is free. */
function describePlan(plan: OfferedPlan, { settings, copy }: BrandArea, toText: ToText) {
  const order = translate(copy, 'order', settings.language);
  const words = buildPlanWords({ order, toText, showsMonthlyDifference: settings.showsMonthlyDifference });
  const price = toText(plan.amount, plan.currency);
  const inInstallments = words.price(plan);
  return {
    id: plan.planType,
    name: plan.planName,
    price,
    earlierPrice: plan.standardAmount > plan.amount ? toText(plan.standardAmount, plan.currency) : null,
    details: [
      ...(inInstallments === price ? [] : [order('orPrice', { price: inInstallments })]),
      ...(plan.trial ? [words.trial(plan)?.freeTime ?? ''] : []),
    ],
  };
}

/** A voucher's effect on each plan that accepts it, as the sandbox applies it. */
function describeVoucher(
  code: string,
  plans: readonly OfferedPlan[],
  area: BrandArea,
  { manifests, toText }: OfferSources & { toText: ToText },
) {
  const { vouchers = [], currency } = area.settings;
  const effects = plans.flatMap((plan) => {
    const { amount, voucher } = applyVoucher({ vouchers, currency: currency.code }, plan, code);
    if (voucher?.accepted !== true || amount >= plan.amount) return [];
    const money = (value: number) => toText(value, plan.currency);
    return [{ plan: plan.planName, discount: `−\u00a0${money(plan.amount - amount)}`, price: money(amount) }];
  });
  const flow = selectEntryFlow(area, manifests, code);
  return {
    code,
    effects,
    /** Name of the flow that it opens; null for the usual one. */
    flow: flow === selectEntryFlow(area, manifests) ? null : nameOfFlow(flow),
    href: entryUrl(area, manifests, code),
  };
}
