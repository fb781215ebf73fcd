import { canChargeLater } from '../../schemas/api/can-charge-later';
import { isCardMethod } from '../../schemas/api/is-card-method';
import type {
  Installment,
  PaidMethod,
  PaymentMethodEntry,
  PlanSummary,
  ScheduledCharge,
  Trial,
} from '../../schemas/generated/types';

/** Price of one plan with one choice of installments, in minor units. Every amount on a screen comes from here. */
export interface PlanPrice {
  plan: OfferedPlan;
  /** Price of the plan without interest. */
  amount: number;
  /** Amount that the server is asked to take today: 0 during a trial, else `amount`. */
  dueToday: number;
  /** Discount by a voucher or promotion. */
  discount: number;
  /** The chosen installments; one payment when there is no choice. */
  installment: Installment;
  /** Total that the buyer pays, with interest. */
  total: number;
}

/**
 * Plan and installments → values for labels and the request.
 *
 * @param count chosen number; one that the plan does not offer counts as its usual one
 */
export function pricePlan(plan: OfferedPlan, count?: number): PlanPrice {
  const single: Installment = {
    id: 1,
    value: plan.amount,
    standardValue: plan.standardAmount,
    tax: 0,
    totalValue: plan.amount,
  };
  const installment = plan.installments.find(({ id }) => id === count) ?? usualInstallments(plan) ?? single;
  return {
    plan,
    amount: plan.amount,
    dueToday: amountDueToday(plan),
    discount: Math.max(0, plan.standardAmount - plan.amount),
    installment,
    total: installment.totalValue,
  };
}

/**
 * The choice before the buyer makes one, which offers show first ("12x de R$ 95,00"): the brand's own, else the most
 * installments with the least interest.
 */
export function usualInstallments(plan: OfferedPlan): Installment | undefined {
  const { installments, defaultInstallments } = plan;
  const cheapest = installments.filter(({ tax }) => installments.every((other) => tax <= other.tax));
  return installments.find(({ id }) => id === defaultInstallments) ?? mostInstallments({ installments: cheapest });
}

/** Whether some choice of installments costs more than the price. */
export function canCostInterest({ installments }: Pick<PlanSummary, 'installments'>): boolean {
  return installments.some(({ tax }) => tax > 0);
}

/** The choice with the smallest payment. */
export function mostInstallments({ installments }: Pick<PlanSummary, 'installments'>): Installment | undefined {
  return installments.reduce<Installment | undefined>(
    (most, one) => (most && most.id > one.id ? most : one),
    undefined,
  );
}

/** Whether one payment is possible: by card, or by a method without installments. */
export function canPayAtOnce({ installments, paymentMethods }: PlanSummary): boolean {
  const isByCardOnly = paymentMethods.every(isCardMethod);
  return !isByCardOnly || installments.length === 0 || installments.some(({ id }) => id === 1);
}

/**
 * Monthly interest of these installments in minor units: the difference to an equal share of the price.
 *
 * @returns undefined without interest, or below half of the smallest coin
 */
export function monthlyDifference({ amount }: PlanSummary, { id, totalValue }: Installment): number | undefined {
  const difference = Math.round((totalValue - amount) / id);
  return difference > 0 ? difference : undefined;
}

/** Trial before the first charge, beginning today. */
export interface OfferedTrial extends Trial {
  /** Day of the first charge: an ISO 8601 date in the area's time zone. */
  firstChargeOn: string;
}

/** A plan as a page offers it. */
export interface OfferedPlan extends PlanSummary {
  /** Absent when the whole price is due today. */
  trial?: OfferedTrial;
  /** Number of installments that the brand chooses beforehand. */
  defaultInstallments?: number;
  /** Part of a group's new price that its people cannot share evenly, in minor units. An order adds it once. */
  groupRest?: number;
  /** Plan ids that a payment by one of these methods names in place of `id`. */
  methodPlanIds?: Partial<Record<PaidMethod, string>>;
}

/** Payment that the buyer is about to make. */
export interface ChosenPayment {
  method: PaidMethod;
  /** Number of installments; undefined when there is no choice yet. */
  installments: number | undefined;
  /** Total of two cards in minor units, with interest: each has its own installments. */
  total?: number;
}

/** The plan with these methods. A method that cannot be charged later pays the whole price today. */
export function payableBy(plan: OfferedPlan, ...methods: PaymentMethodEntry['method'][]): OfferedPlan {
  return methods.every(canChargeLater) ? plan : withoutTrial(plan);
}

export function withoutTrial({ trial: _, ...plan }: OfferedPlan): PlanSummary {
  return plan;
}

/** Amount to pay today, in minor units, without interest: 0 during a trial. */
export function amountDueToday({ amount, trial }: OfferedPlan): number {
  return trial ? 0 : amount;
}

/** Charge at the end of a plan's trial. */
export function scheduledCharge({ amount, trial }: OfferedPlan): ScheduledCharge | undefined {
  return trial && { amount, date: trial.firstChargeOn };
}
