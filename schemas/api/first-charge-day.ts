import type { Area, Trial } from '../generated/types';
import { addMonths } from './add-months';

const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** Spec 9: the two countries, and whose clock says what day it is there. */
const localDays: Readonly<Record<Area, Intl.DateTimeFormat>> = {
  BR: dayIn('America/Sao_Paulo'),
  MZ: dayIn('Africa/Maputo'),
};

/**
 * The day of the first charge of a trial that begins now, by the calendar of the area: a month that is too short ends it
 * on its last day.
 *
 * @returns ISO 8601 date
 */
export function firstChargeDay({ count, unit }: Trial, area: Area, now: Date): string {
  const today = new Date(localDays[area].format(now));
  if (unit === 'month') return addMonths(today, count).toISOString().slice(0, 10);
  today.setUTCDate(today.getUTCDate() + count);
  return today.toISOString().slice(0, 10);
}
