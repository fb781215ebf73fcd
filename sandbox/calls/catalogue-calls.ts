import { invalidRequest, notFound } from '../api-failure';
import type { CallHandlers } from '../call-handler';
import { choosePlan, findPlanById, findProduct, findProducts } from '../catalogue/find-product';
import { findTickets } from '../catalogue/find-tickets';
import { type Unit, units } from '../catalogue/franchise-units';
import { saleOf } from '../catalogue/sale-of';
import { summarisePlan } from '../catalogue/summarise-plan';
import sellers from '../data/sellers.json' with { type: 'json' };

type CatalogueCall =
  | 'loadPlan'
  | 'loadPlansV2'
  | 'loadProductConfig'
  | 'loadTickets'
  | 'loadPlanProduct'
  | 'loadSeller'
  | 'loadFranchiseCities'
  | 'loadFranchiseRegions'
  | 'loadFranchiseUnits';

/** Calls that read the catalogue and the sandbox's data: products, plans and their extras, sellers, units. */
export const catalogueCalls: CallHandlers<CatalogueCall> = {
  async loadPlan(context, { path, query }) {
    const { productId, plan, planType, voucher, business, operation, email } = query;
    const fitting = findProduct(context.catalogue, path.code, { business, operation });
    const isOfProduct = productId !== undefined && fitting.productIds?.includes(productId);
    const planId = isOfProduct ? undefined : productId;
    const isNamed = planId !== undefined || plan !== undefined;
    // A plan selected by id may belong to another area; a plan type always belongs to the requested area.
    const others = isNamed ? findProducts(context.catalogue, path.code) : [];
    const offer = choosePlan([fitting, ...others], { planId, plan, planType });
    return summarisePlan(saleOf(offer, email), voucher);
  },

  async loadPlansV2(context, { path, query }) {
    const { planId, planTypes, plans, priceMode, voucher, business, operation, email } = query;
    const product = findProduct(context.catalogue, path.code, { planId, business, operation });
    const offers = product.plans
      .filter((plan) => planId === undefined || plan.id === planId)
      .filter((plan) => isListed(planTypes, plan.planType))
      .filter((plan) => isListed(plans, plan.code) || isListed(plans, plan.id))
      .map((plan) => saleOf({ product, plan }, email));
    if (offers.length === 0) throw notFound('plan_not_found');
    const summaries = offers.map((offer) => summarisePlan(offer, voucher));
    return { plans: priceMode === 'min' ? summaries.sort((a, b) => a.amount - b.amount) : summaries };
  },

  async loadProductConfig(context, { path, query }) {
    return findProduct(context.catalogue, path.code, { planId: query.planId }).config;
  },

  async loadTickets(context, { path, query }) {
    return findTickets(findProduct(context.catalogue, path.code, { business: query.business }));
  },

  async loadPlanProduct(context, { path }) {
    const offer = findPlanById(context.catalogue, path.id);
    if (!offer) throw notFound('plan_not_found');
    return { code: offer.product.productCode };
  },

  /** By the query value `seller` in any case; without it, by the source in the path. */
  async loadSeller(_context, { path, query }) {
    const wanted = (query.seller ?? path.source).toLowerCase();
    const seller = sellers.find((candidate) => candidate.seller.toLowerCase() === wanted);
    if (!seller) throw notFound('seller_not_found');
    const { seller: _, ...answer } = seller;
    return answer;
  },

  async loadFranchiseCities(_context, { query }) {
    const brand = brandOf(query.brand);
    const found = select({ country: query.country, region: query.region });
    return distinct(found, (unit) => `${unit.region}/${unit.city}`).map(({ city, country, region }) => ({
      city,
      brand,
      country,
      region,
    }));
  },

  async loadFranchiseRegions(_context, { query }) {
    const brand = brandOf(query.brand);
    const found = select({ country: query.country });
    return distinct(found, (unit) => unit.region).map(({ region, country }) => ({ region, brand, country }));
  },

  async loadFranchiseUnits(_context, { query }) {
    brandOf(query.brand);
    const { country, region, city } = query;
    return select({ country, region, city }).map(({ salesforceId, name }) => ({ salesforceId, name }));
  },
};

/** Whether a comma-separated list contains the value. An absent list contains everything. */
function isListed(list: string | undefined, value: string): boolean {
  return list === undefined || list === '' || list.split(',').includes(value);
}

function brandOf(brand: string | undefined): string {
  if (brand === undefined || brand === '' || brand.length > 64) throw invalidRequest({ brand: 'required' });
  return brand;
}

/** Units that match all given fields. */
function select(wanted: Partial<Record<'country' | 'region' | 'city', string | undefined>>): Unit[] {
  const { country, region, city } = wanted;
  const fits = (value: string, given: string | undefined) => !given || given === value;
  return units.filter((unit) => fits(unit.country, country) && fits(unit.region, region) && fits(unit.city, city));
}

function distinct<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}
