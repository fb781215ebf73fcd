import type { Area, Trial } from '../generated/types';
import { addDayMonths, addDays, localDay } from './local-day';

/**
 * Day of the first charge of a trial that begins now, by the area's calendar; the last day of a shorter month.
 *
 * @returns ISO 8601 date
 */
export function firstChargeDay({ count, unit }: Trial, area: Area, now: Date): string {
  const today = localDay(area, now);
  return unit === 'day' ? addDays(today, count) : addDayMonths(today, count);
}
