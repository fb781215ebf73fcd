import { describe, expect, it } from 'vitest';
import type { Area, Trial } from '../generated/types';
import { firstChargeDay } from './first-charge-day';

const days = (count: number): Trial => ({ count, unit: 'day' });
const months = (count: number): Trial => ({ count, unit: 'month' });

describe('the first charge comes', () => {
  it.each<[title: string, trial: Trial, area: Area, now: string, day: string]>([
    ['a week later', days(7), 'BR', '2026-11-21T15:00:00Z', '2026-11-28'],
    ['in the next year', days(14), 'BR', '2026-12-25T15:00:00Z', '2027-01-08'],
    ['three months later', months(3), 'MZ', '2026-11-21T15:00:00Z', '2027-02-21'],
    ['on the last day of a short month', months(3), 'BR', '2026-11-30T15:00:00Z', '2027-02-28'],
    ['on the last day of February of a leap year', months(1), 'BR', '2028-01-31T15:00:00Z', '2028-02-29'],
    ['a year later', months(12), 'BR', '2026-08-31T15:00:00Z', '2027-08-31'],
    ['a week after an evening in São Paulo', days(7), 'BR', '2026-11-22T02:30:00Z', '2026-11-28'],
    ['a week after half past midnight in Maputo', days(7), 'MZ', '2026-11-21T22:30:00Z', '2026-11-29'],
  ])('%s', (_, trial, area, now, day) => {
    expect(firstChargeDay(trial, area, new Date(now))).toBe(day);
  });
});
