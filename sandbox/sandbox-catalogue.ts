import type {
  Area,
  CardCompany,
  PlanSummary,
  PlanType,
  ProductConfig,
  Trial,
  VoucherOutcome,
} from '../schemas/generated/types';

/** Catalogue of the sandbox. The caller converts its brands; the sandbox reads no file of `brands/` or `flows/`. */
export interface SandboxCatalogue {
  products: readonly SandboxProduct[];
}

/** A product in one area. A code may occur once per area. Amounts are integers in minor units of `currency`. */
export interface SandboxProduct {
  productCode: string;
  /** Other names in `/product/{code}`, in any case. */
  slugs: readonly string[];
  /** Product ids that `productId` may carry besides the id of a plan. */
  productIds?: readonly string[];
  business: string;
  area: Area;
  /** ISO 4217. */
  currency: string;
  /** Served unchanged by the config call. */
  config: ProductConfig;
  plans: readonly SandboxPlan[];
  /** Plan ids that name a method; the plan is then the one of `plan` or `planType`. */
  methodPlanIds?: readonly string[];
  vouchers: readonly SandboxVoucher[];
  /** Card companies accepted. */
  companies: readonly CardCompany[];
  /** Order bumps. Any plan id of the catalogue is a bump too. */
  extras?: readonly { id: string; name: string; amount: number }[];
}

/** A plan as the contract has it. Its installments are recomputed when a voucher or items change the amount. */
export interface SandboxPlan extends Omit<Readonly<PlanSummary>, 'id' | 'currency' | 'voucher'> {
  /** Id in the environment that the sandbox simulates. */
  planId: string;
  /** Trial before the first charge, for purchases by card. */
  trial?: Trial;
}

/** A voucher with `discount` or `amount`, or with neither (it only selects a flow). Codes ignore case. */
export interface SandboxVoucher {
  code: string;
  /** Plan types that it applies to; all when absent. */
  planTypes?: readonly PlanType[];
  /** Replaces the plan's amount. */
  amount?: number;
  /** Taken off the plan's amount. */
  discount?: number;
  /** Refused with the reason `expired`. */
  expired?: true;
  /** Refused with this reason. */
  reason?: NonNullable<VoucherOutcome['reason']>;
}
