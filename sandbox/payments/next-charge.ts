import { addMonths } from '../../schemas/api/add-months';
import { planMonths } from '../../schemas/api/plan-months';
import type { PlanType, ScheduledCharge } from '../../schemas/generated/types';

/** When a plan that began then is charged next. */
export function nextChargeAt(planType: PlanType, from: Date): Date {
  return addMonths(from, planMonths[planType]);
}

/** When a trial's charge is due: at noon, which is the same day in every area. */
export function scheduledAt({ date }: ScheduledCharge): Date {
  return new Date(`${date}T12:00:00Z`);
}
