import type { Area } from '../generated/types';
import { addMonths } from './add-months';

/** Spec 9: the two countries, with the time zone that decides their dates. */
const timeZones: Readonly<Record<Area, string>> = { BR: 'America/Sao_Paulo', MZ: 'Africa/Maputo' };

const mapAreas = (
  formatOf: (timeZone: string) => Intl.DateTimeFormat,
): Readonly<Record<Area, Intl.DateTimeFormat>> => ({
  BR: formatOf(timeZones.BR),
  MZ: formatOf(timeZones.MZ),
});

/** Format such as 2026-11-28. */
const dayFormats = mapAreas(
  (timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

/** Format such as 11/28/2026, GMT-03:00. */
const offsetFormats = mapAreas((timeZone) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }));

const dayMs = 86_400_000;

/** IANA time zone of the area. */
export function timeZoneOf(area: Area): string {
  return timeZones[area];
}

/** Date in the area at a time: an ISO 8601 date. */
export function localDay(area: Area, time: Date): string {
  return dayFormats[area].format(time);
}

/** Adds days to an ISO 8601 date. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Adds months to an ISO 8601 date. A month that lacks the day gives its last day. */
export function addDayMonths(day: string, count: number): string {
  return addMonths(new Date(day), count).toISOString().slice(0, 10);
}

/** End of a day (ISO 8601 date) in the area. */
export function endOfDay(area: Area, day: string): Date {
  const next = addDays(day, 1);
  const [offset = 'Z'] = /[+-]\d\d:\d\d$/.exec(offsetFormats[area].format(Date.parse(next))) ?? [];
  return new Date(`${next}T00:00:00${offset}`);
}

/** The same local time after a number of months, by the area's calendar. */
export function addLocalMonths(area: Area, time: Date, count: number): Date {
  const day = localDay(area, time);
  return new Date(time.getTime() + Date.parse(addDayMonths(day, count)) - Date.parse(day));
}
