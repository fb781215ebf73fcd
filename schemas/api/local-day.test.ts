import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Area } from '../generated/types';
import { addDays, addLocalMonths, endOfDay, localDay } from './local-day';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(['UTC', 'America/Sao_Paulo', 'Africa/Maputo', 'Asia/Tokyo'])('on a machine in %s', (zone) => {
  it.each<[title: string, area: Area, time: string, day: string]>([
    ['an evening in São Paulo is still the same day', 'BR', '2026-12-01T02:30:00Z', '2026-11-30'],
    ['midnight in São Paulo begins the next day', 'BR', '2026-12-01T03:00:00Z', '2026-12-01'],
    ['half past midnight in Maputo is the next day', 'MZ', '2026-11-30T22:30:00Z', '2026-12-01'],
    ['the last second of a day in Maputo is still the same day', 'MZ', '2026-11-30T21:59:59Z', '2026-11-30'],
  ])('%s', (_, area, time, day) => {
    vi.stubEnv('TZ', zone);
    expect(localDay(area, new Date(time))).toBe(day);
  });

  it.each<[area: Area, day: string, end: string]>([
    ['BR', '2026-07-04', '2026-07-05T03:00:00.000Z'],
    ['MZ', '2026-12-31', '2026-12-31T22:00:00.000Z'],
  ])('in the area %s, the day %s ends at %s', (area, day, end) => {
    vi.stubEnv('TZ', zone);
    expect(endOfDay(area, day).toISOString()).toBe(end);
  });

  it.each<[area: Area, from: string, count: number, to: string]>([
    ['BR', '2026-12-01T01:30:00.000Z', 1, '2026-12-31T01:30:00.000Z'],
    ['BR', '2027-02-01T02:00:00.000Z', 1, '2027-03-01T02:00:00.000Z'],
    ['MZ', '2026-11-30T22:30:00.000Z', 12, '2027-11-30T22:30:00.000Z'],
  ])('in the area %s, months from %s are added by the local calendar', (area, from, count, to) => {
    vi.stubEnv('TZ', zone);
    expect(addLocalMonths(area, new Date(from), count).toISOString()).toBe(to);
  });
});

it('days are added across the end of a month or a year', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
