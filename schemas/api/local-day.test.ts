import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Area } from '../generated/types';
import { addDays, addLocalMonths, endOfDay, localDay } from './local-day';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(['UTC', 'America/Sao_Paulo', 'Africa/Maputo', 'Asia/Tokyo'])('on a machine in %s', (zone) => {
  it.each<[title: string, area: Area, time: string, day: string]>([
    ['the evening of São Paulo is still that day', 'BR', '2026-12-01T02:30:00Z', '2026-11-30'],
    ['midnight of São Paulo begins the next', 'BR', '2026-12-01T03:00:00Z', '2026-12-01'],
    ['half past midnight of Maputo is the next day', 'MZ', '2026-11-30T22:30:00Z', '2026-12-01'],
    ['the last second of Maputo is that day', 'MZ', '2026-11-30T21:59:59Z', '2026-11-30'],
  ])('%s', (_, area, time, day) => {
    vi.stubEnv('TZ', zone);
    expect(localDay(area, new Date(time))).toBe(day);
  });

  it.each<[area: Area, day: string, end: string]>([
    ['BR', '2026-07-04', '2026-07-05T03:00:00.000Z'],
    ['MZ', '2026-12-31', '2026-12-31T22:00:00.000Z'],
  ])('a day of %s, %s, ends at %s', (area, day, end) => {
    vi.stubEnv('TZ', zone);
    expect(endOfDay(area, day).toISOString()).toBe(end);
  });

  it.each<[area: Area, from: string, count: number, to: string]>([
    ['BR', '2026-12-01T01:30:00.000Z', 1, '2026-12-31T01:30:00.000Z'],
    ['BR', '2027-02-01T02:00:00.000Z', 1, '2027-03-01T02:00:00.000Z'],
    ['MZ', '2026-11-30T22:30:00.000Z', 12, '2027-11-30T22:30:00.000Z'],
  ])('months of %s from %s are counted by its calendar', (area, from, count, to) => {
    vi.stubEnv('TZ', zone);
    expect(addLocalMonths(area, new Date(from), count).toISOString()).toBe(to);
  });
});

it('days are counted over the end of a year', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
