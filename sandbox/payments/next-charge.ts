import { addMonths } from '../../schemas/api/add-months';
import type { PlanType, ScheduledCharge } from '../../schemas/generated/types';

const MONTHS: Record<PlanType, number> = { recurrency: 1, monthly: 1, semester: 6, yearly: 12 };

/** When a plan that began then is charged next. */
export function nextChargeAt(planType: PlanType, from: Date): Date {
  return addMonths(from, MONTHS[planType]);
}

/** When a trial's charge is due: at noon, which is the same day in every area. */
export function scheduledAt({ date }: ScheduledCharge): Date {
  return new Date(`${date}T12:00:00Z`);
}
