import type { Area } from '../../schemas/generated/types';
import { notFound } from '../api-failure';
import broken from '../data/broken-product.json' with { type: 'json' };
import type { SandboxCatalogue, SandboxPlan, SandboxProduct } from './build-sandbox-catalogue';

/** A plan and the product that sells it. */
export interface Offer {
  product: SandboxProduct;
  plan: SandboxPlan;
}

/** Plan parameters of a request. `planId` wins over `plan` (its code), which wins over `planType`. */
export interface PlanChoice {
  planId?: string | undefined;
  plan?: string | undefined;
  planType?: string | undefined;
}

/** Product QUEBRADO has no title and no flows, as from a faulty backend. No brand claims its code. */
const brokenProduct = broken as unknown as SandboxProduct;

/** All products, with the sandbox's own broken one last. */
export function allProducts(catalogue: SandboxCatalogue): SandboxProduct[] {
  return [...catalogue.products, brokenProduct];
}

/**
 * Products with a code or slug, one per area.
 *
 * @throws ApiFailure 404 `product_not_found`
 */
export function findProducts(catalogue: SandboxCatalogue, code: string): SandboxProduct[] {
  const products = allProducts(catalogue);
  const wanted = code.toLowerCase();
  const byCode = products.filter((product) => product.productCode.toLowerCase() === wanted);
  const found =
    byCode.length > 0 ? byCode : products.filter((product) => product.slugs.some((s) => s.toLowerCase() === wanted));
  if (found.length === 0) throw notFound('product_not_found');
  return found;
}

/**
 * Finds a product by code: the one that sells `planId`, else the one of the given business or area, else the first.
 *
 * @throws ApiFailure 404 `product_not_found`, or `plan_not_found` for a plan id that it does not sell
 */
export function findProduct(
  catalogue: SandboxCatalogue,
  code: string,
  hints: { planId?: string | undefined; business?: string | undefined; operation?: string | undefined },
): SandboxProduct {
  const products = findProducts(catalogue, code);
  if (hints.planId !== undefined) {
    const owner = products.find((product) => product.plans.some((plan) => plan.id === hints.planId));
    if (!owner) throw notFound('plan_not_found');
    return owner;
  }
  const fitting =
    products.find((product) => product.area === hints.operation) ??
    products.find((product) => product.business === hints.business) ??
    products[0];
  if (!fitting) throw notFound('product_not_found');
  return fitting;
}

/** Finds a plan by id in the whole catalogue. */
export function findPlanById(catalogue: SandboxCatalogue, planId: string): Offer | undefined {
  for (const product of allProducts(catalogue)) {
    const plan = product.plans.find((candidate) => candidate.id === planId);
    if (plan) return { product, plan };
  }
  return undefined;
}

/** Area that sells a plan; Brazil for a plan that is no longer in the catalogue. */
export function areaOfPlan(catalogue: SandboxCatalogue, planId: string): Area {
  return findPlanById(catalogue, planId)?.product.area ?? 'BR';
}

/**
 * Selects the requested plan from the products.
 *
 * @throws ApiFailure 404 `plan_not_found`
 */
export function choosePlan(products: readonly SandboxProduct[], choice: PlanChoice): Offer {
  const { planId, plan: code, planType } = choice;
  const matches = (plan: SandboxPlan) => {
    if (planId !== undefined) return plan.id === planId;
    if (code !== undefined) return plan.code === code || plan.id === code;
    return planType === undefined || plan.planType === planType;
  };
  for (const product of products) {
    const plan = product.plans.find(matches);
    if (plan) return { product, plan };
  }
  throw notFound('plan_not_found');
}
