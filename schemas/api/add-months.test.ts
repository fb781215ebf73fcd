import { expect, test } from 'vitest';
import { addMonths } from './add-months';

test.each([
  ['2026-01-15T10:00:00.000Z', 1, '2026-02-15T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00.000Z', 1, '2028-02-29T10:00:00.000Z'],
  ['2026-08-31T23:59:59.000Z', 6, '2027-02-28T23:59:59.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
  ['2026-12-31T00:00:00.000Z', 1, '2027-01-31T00:00:00.000Z'],
])('%s plus %i months is %s', (from, count, expected) => {
  const day = new Date(from);
  expect(addMonths(day, count).toISOString()).toBe(expected);
  expect(day.toISOString()).toBe(from);
});
