import type { PlanType } from '../generated/types';

/** Spec 9: number of months that one charge of a plan covers. */
export const planMonths: Readonly<Record<PlanType, number>> = { yearly: 12, semester: 6, monthly: 1, recurrency: 1 };

/** Whether each month is charged separately. */
export function isChargedMonthly(planType: PlanType | undefined): boolean {
  return planType !== undefined && planMonths[planType] === 1;
}
