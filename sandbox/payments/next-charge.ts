import { addLocalMonths } from '../../schemas/api/local-day';
import { planMonths } from '../../schemas/api/plan-months';
import type { Area, PlanType, ScheduledCharge } from '../../schemas/generated/types';

/** Next charge of a plan that began at a time, by the area's calendar. */
export function nextChargeAt(planType: PlanType, area: Area, from: Date): Date {
  return addLocalMonths(area, from, planMonths[planType]);
}

/** Time of a trial's charge: noon UTC, which is the same day in every area. */
export function scheduledAt({ date }: ScheduledCharge): Date {
  return new Date(`${date}T12:00:00Z`);
}
