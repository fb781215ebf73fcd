import { addLocalMonths } from '../../schemas/api/local-day';
import { planMonths } from '../../schemas/api/plan-months';
import type { Area, PlanType, ScheduledCharge } from '../../schemas/generated/types';

/** When a plan that began then is charged next, by the calendar of the area where it is sold. */
export function nextChargeAt(planType: PlanType, area: Area, from: Date): Date {
  return addLocalMonths(area, from, planMonths[planType]);
}

/** When a trial's charge is due: at noon, which is the same day in every area. */
export function scheduledAt({ date }: ScheduledCharge): Date {
  return new Date(`${date}T12:00:00Z`);
}
