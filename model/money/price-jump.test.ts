import { expect, test } from 'vitest';
import { isPriceJump, isTenfold } from './price-jump';

test.each<[before: number, after: number, isJump: boolean, isZero: boolean]>([
  [1_000, 500, false, false],
  [1_000, 1_500, false, false],
  [1_000, 499, true, false],
  [1_000, 1_501, true, false],
  [1_000, 101, true, false],
  [1_000, 100, true, true],
  [1_000, 9_999, true, false],
  [1_000, 10_000, true, true],
])('a price of %i that becomes %i jumps: %j, by a zero: %j', (before, after, isJump, isZero) => {
  expect([isPriceJump(before, after), isTenfold(before, after)]).toEqual([isJump, isZero]);
});
