import { listMethodPlanIds } from '../../catalogue/active-methods';
import { buildPlanSummary } from '../../catalogue/build-plan-summary';
import { buildProductConfig } from '../../catalogue/build-product-config';
import { callCodeOf, productIdOf } from '../../catalogue/call-ids';
import type { BrandArea, Catalogue, Environment } from '../../catalogue/catalogue';
import { listSoldAreas } from '../../catalogue/catalogue-index';
import { acceptedParts } from '../../schemas/api/accepted-parts';
import type { PlanSummary, PlanType, ProductConfig, Trial, VoucherOutcome } from '../../schemas/generated/types';

export type SandboxCatalogue = ReturnType<typeof buildSandboxCatalogue>;

/** A product in one area. A code may occur once per area. Amounts are integers in minor units of `currency`. */
export type SandboxProduct = ReturnType<typeof buildProduct>;

/** A plan with its trial. Its installments are recomputed when a voucher or items change the amount. */
export type SandboxPlan = PlanSummary & { trial?: Trial };

/** A voucher with `discount` or `amount`, or with neither (it only selects a flow). Codes ignore case. */
export interface SandboxVoucher {
  code: string;
  /** Plan types that it applies to; all when absent. */
  planTypes?: readonly PlanType[];
  /** Replaces the plan's amount. */
  amount?: number;
  /** Taken off the plan's amount. */
  discount?: number;
  /** Refused with this reason. */
  reason?: NonNullable<VoucherOutcome['reason']>;
}

/** Catalogue of the sandbox: one product for each area of each brand, with the environment's plan ids. */
export function buildSandboxCatalogue(catalogue: Catalogue, environment: Environment) {
  const areas = catalogue.brands.flatMap(listSoldAreas);
  return { products: areas.map((area) => buildProduct(area, environment)) };
}

function buildProduct(brandArea: BrandArea, environment: Environment) {
  const { area, settings } = brandArea;
  const planTypes = Object.keys(settings.plans) as PlanType[];
  return {
    productCode: settings.productCode,
    /** Other names in `/product/{code}`, in any case. */
    slugs: listNames(brandArea),
    /** Product ids that `productId` may carry besides the id of a plan. */
    productIds: [...new Set([undefined, ...planTypes].map((planType) => productIdOf(brandArea, planType)))],
    business: settings.business,
    area,
    currency: settings.currency.code,
    /** Served unchanged by the config call. */
    config: buildConfig(brandArea, environment),
    plans: planTypes.flatMap((planType) => buildPlan(brandArea, planType, environment) ?? []),
    /** Plan ids that name a method; the plan is then the one of `plan` or `planType`. */
    methodPlanIds: Object.values(listMethodPlanIds(settings, environment)),
    vouchers: (settings.vouchers ?? []) as readonly SandboxVoucher[],
    /** Order bumps. Any plan id of the catalogue is a bump too. */
    extras: settings.extras ?? [],
    companies: settings.payment.companies ?? [],
  };
}

/** Config of a product. The sandbox takes all parts of the contract. */
function buildConfig(brandArea: BrandArea, environment: Environment): ProductConfig {
  return { ...buildProductConfig(brandArea, environment), accepts: [...acceptedParts] };
}

/** The product's slugs, and the area's own code. */
function listNames(brandArea: BrandArea): string[] {
  const { productCode, productSlugs = [] } = brandArea.settings;
  const callCode = callCodeOf(brandArea, productCode);
  return callCode === productCode ? productSlugs : [...new Set([...productSlugs, callCode])];
}

function buildPlan(brandArea: BrandArea, planType: PlanType, environment: Environment): SandboxPlan | undefined {
  const summary = buildPlanSummary(brandArea, planType, environment);
  const { trial } = brandArea.settings.plans[planType] ?? {};
  return summary && { ...summary, ...(trial && { trial }) };
}
