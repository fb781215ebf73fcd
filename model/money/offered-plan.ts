import { canChargeLater } from '../../schemas/api/can-charge-later';
import type {
  PaidMethod,
  PaymentMethodEntry,
  PlanSummary,
  ScheduledCharge,
  Trial,
} from '../../schemas/generated/types';

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
