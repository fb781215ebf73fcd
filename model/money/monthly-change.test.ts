import { expect, test } from 'vitest';
import { monthlyChange } from './monthly-change';

test.each([
  ['a dearer yearly plan', { amount: 60_000, planType: 'yearly' }, { amount: 120_000, planType: 'yearly' }, 5_000],
  [
    'a year in place of a month',
    { amount: 3_900, planType: 'monthly' },
    { amount: 34_800, planType: 'yearly' },
    -1_000,
  ],
  ['a price that no month divides', { amount: 100, planType: 'monthly' }, { amount: 1_000, planType: 'semester' }, 67],
] as const)('%s changes the price of a month', (_, before, after, change) => {
  expect(monthlyChange(before, after)).toBe(change);
});
