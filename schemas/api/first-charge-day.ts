import type { Area, Trial } from '../generated/types';
import { addDayMonths, addDays, localDay } from './local-day';

/**
 * The day of the first charge of a trial that begins now, by the calendar of the area: a month that is too short ends it
 * on its last day.
 *
 * @returns ISO 8601 date
 */
export function firstChargeDay({ count, unit }: Trial, area: Area, now: Date): string {
  const today = localDay(area, now);
  return unit === 'day' ? addDays(today, count) : addDayMonths(today, count);
}
