import { notFound } from '../api-failure';
import type { CallHandlers } from '../call-handler';
import { choosePlan, findPlanById, findProduct, findProducts } from '../catalogue/find-product';
import { findTickets } from '../catalogue/find-tickets';
import { saleOf } from '../catalogue/sale-of';
import { summarisePlan } from '../catalogue/summarise-plan';

/** Calls for products, plans and their extras. */
export const productCalls: CallHandlers<
  'loadPlan' | 'loadPlansV2' | 'loadProductConfig' | 'loadTickets' | 'loadPlanProduct'
> = {
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
      .filter((plan) => planId === undefined || plan.planId === planId)
      .filter((plan) => isListed(planTypes, plan.planType))
      .filter((plan) => isListed(plans, plan.code) || isListed(plans, plan.planId))
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
};

/** Whether a comma-separated list contains the value. An absent list contains everything. */
function isListed(list: string | undefined, value: string): boolean {
  return list === undefined || list === '' || list.split(',').includes(value);
}
