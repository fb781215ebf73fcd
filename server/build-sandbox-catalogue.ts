import { listMethodPlanIds } from '../catalogue/active-methods';
import { buildPlanSummary } from '../catalogue/build-plan-summary';
import { buildProductConfig } from '../catalogue/build-product-config';
import { callCodeOf, productIdOf } from '../catalogue/call-ids';
import type { BrandArea, Catalogue, Environment } from '../catalogue/catalogue';
import { listSoldAreas } from '../catalogue/catalogue-index';
import type { SandboxCatalogue, SandboxPlan, SandboxProduct } from '../sandbox/sandbox-catalogue';
import type { PlanType } from '../schemas/generated/types';

/** Catalogue of the sandbox: one product for each area of each brand, with the environment's plan ids. */
export function buildSandboxCatalogue(catalogue: Catalogue, environment: Environment): SandboxCatalogue {
  const areas = catalogue.brands.flatMap(listSoldAreas);
  return { products: areas.map((area) => buildProduct(area, environment)) };
}

function buildProduct(brandArea: BrandArea, environment: Environment): SandboxProduct {
  const { area, settings } = brandArea;
  const planTypes = Object.keys(settings.plans) as PlanType[];
  return {
    productCode: settings.productCode,
    slugs: listNames(brandArea),
    productIds: [...new Set([undefined, ...planTypes].map((planType) => productIdOf(brandArea, planType)))],
    business: settings.business,
    area,
    currency: settings.currency.code,
    config: buildProductConfig(brandArea, environment),
    plans: planTypes.flatMap((planType) => buildPlan(brandArea, planType, environment) ?? []),
    methodPlanIds: Object.values(listMethodPlanIds(settings, environment)),
    vouchers: settings.vouchers ?? [],
    extras: settings.extras ?? [],
    companies: settings.payment.companies ?? [],
  };
}

/** Other names of the product in the calls: its slugs, and the area's own code. */
function listNames(brandArea: BrandArea): string[] {
  const { productCode, productSlugs = [] } = brandArea.settings;
  const callCode = callCodeOf(brandArea, productCode);
  return callCode === productCode ? productSlugs : [...new Set([...productSlugs, callCode])];
}

function buildPlan(brandArea: BrandArea, planType: PlanType, environment: Environment): SandboxPlan | undefined {
  const summary = buildPlanSummary(brandArea, planType, environment);
  if (!summary) return undefined;
  const { id, currency: _, ...rest } = summary;
  const { trial } = brandArea.settings.plans[planType] ?? {};
  return {
    planId: id,
    ...rest,
    ...(trial === undefined ? {} : { trial }),
  };
}
