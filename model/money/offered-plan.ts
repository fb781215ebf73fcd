import { canChargeLater } from '../../schemas/api/can-charge-later';
import type { MethodId, PaymentMethodEntry, PlanSummary, ScheduledCharge, Trial } from '../../schemas/generated/types';

/** Free time before the first charge, begun today. */
export interface OfferedTrial extends Trial {
  /** Day of the first charge, an ISO 8601 date in the time zone of the area. */
  firstChargeOn: string;
}

/** A plan as a page offers it. */
export interface OfferedPlan extends PlanSummary {
  /** Absent where the whole price is due today. */
  trial?: OfferedTrial;
}

/** Payment that the buyer is about to make. */
export interface ChosenPayment {
  method: MethodId;
  /** Count of installments; undefined while nothing is known of the choice. */
  installments: number | undefined;
}

/** The plan as these methods can pay it: what cannot be charged later pays the whole price today. */
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
