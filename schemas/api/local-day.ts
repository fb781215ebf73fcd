import type { Area } from '../generated/types';
import { addMonths } from './add-months';

/** Spec 9: the two countries, and whose clock says what day it is there. */
const timeZones: Readonly<Record<Area, string>> = { BR: 'America/Sao_Paulo', MZ: 'Africa/Maputo' };

const mapAreas = (
  formatOf: (timeZone: string) => Intl.DateTimeFormat,
): Readonly<Record<Area, Intl.DateTimeFormat>> => ({
  BR: formatOf(timeZones.BR),
  MZ: formatOf(timeZones.MZ),
});

/** Such as 2026-11-28. */
const dayFormats = mapAreas(
  (timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

/** Such as 11/28/2026, GMT-03:00. */
const offsetFormats = mapAreas((timeZone) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }));

const dayMs = 86_400_000;

/** The day that it is then in the area, by its calendar: an ISO 8601 date. */
export function localDay(area: Area, time: Date): string {
  return dayFormats[area].format(time);
}

/** The day so many days later: an ISO 8601 date. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The day so many months later; a month that is too short ends it on its last day. */
export function addDayMonths(day: string, count: number): string {
  return addMonths(new Date(day), count).toISOString().slice(0, 10);
}

/** When a day, an ISO 8601 date, is over in the area. */
export function endOfDay(area: Area, day: string): Date {
  const next = addDays(day, 1);
  const [offset = 'Z'] = /[+-]\d\d:\d\d$/.exec(offsetFormats[area].format(Date.parse(next))) ?? [];
  return new Date(`${next}T00:00:00${offset}`);
}

/** The same time of the same day so many months later, by the calendar of the area. */
export function addLocalMonths(area: Area, time: Date, count: number): Date {
  const day = localDay(area, time);
  return new Date(time.getTime() + Date.parse(addDayMonths(day, count)) - Date.parse(day));
}
