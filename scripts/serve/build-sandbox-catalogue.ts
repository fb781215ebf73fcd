import { buildProductConfig } from '../../renderer/config/build-product-config';
import type { AreaSettings, BrandArea, Catalogue, Environment } from '../../renderer/config/catalogue';
import type { SandboxCatalogue, SandboxPlan, SandboxProduct } from '../../sandbox/sandbox-catalogue';
import type { Installment, PlanType } from '../../schemas/generated/types';

type PlanSettings = NonNullable<AreaSettings['plans'][PlanType]>;

/** What the sandbox sells: one product for each area of each brand, with the plan ids of the environment it plays. */
export function buildSandboxCatalogue(catalogue: Catalogue, environment: Environment): SandboxCatalogue {
  const areas = catalogue.brands.flatMap((brand) => Object.values(brand.areas));
  return { products: areas.map((area) => buildProduct(area, environment)) };
}

function buildProduct(brandArea: BrandArea, environment: Environment): SandboxProduct {
  const { area, settings } = brandArea;
  const planTypes = Object.keys(settings.plans) as PlanType[];
  return {
    productCode: settings.productCode,
    slugs: settings.productSlugs ?? [],
    business: settings.business,
    area,
    currency: settings.currency.code,
    config: buildProductConfig(brandArea),
    plans: planTypes.flatMap((planType) => {
      const plan = settings.plans[planType];
      return plan ? [buildPlan(brandArea, planType, plan, environment)] : [];
    }),
    vouchers: settings.vouchers ?? [],
    companies: settings.payment.companies ?? [],
  };
}

function buildPlan(
  { settings, area }: BrandArea,
  planType: PlanType,
  { name, amount, standardAmount = amount, cycleAmount, planId, trial, installments }: PlanSettings,
  environment: Environment,
): SandboxPlan {
  const counts = settings.mz?.installments ?? range(installments);
  return {
    planId: planId[environment],
    planType,
    code: `${settings.business}-${area}-${planType}`.toLowerCase(),
    planName: name,
    amount,
    standardAmount,
    ...(cycleAmount === undefined ? {} : { cycleAmount }),
    installments: counts
      .filter((count) => count <= installments)
      .map((count) => buildInstallment(count, amount, standardAmount)),
    paymentMethods: settings.payment.methods ?? [],
    ...(trial === undefined ? {} : { trial }),
  };
}

/** A choice without interest; the last payment takes the rounding. */
function buildInstallment(count: number, amount: number, standardAmount: number): Installment {
  return {
    id: count,
    value: Math.round(amount / count),
    standardValue: Math.round(standardAmount / count),
    tax: 0,
    totalValue: amount,
  };
}

/** 1 … last. */
function range(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
