import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coversPrice, fitPoints, leastPointsPart, pointsFor, pointsRange, worthOf } from './points';

/** Three centavos a point, as in the sandbox. */
const account = { points: 500_000, amount: 1_500_000 };

it('points are worth whole centavos, and an amount takes the fewest points that cover it', () => {
  expect(worthOf(38_000, account)).toBe(114_000);
  expect(pointsFor(114_000, account)).toBe(38_000);
  expect(pointsFor(100, account)).toBe(34);
  expect(coversPrice({ points: 20_000, amount: 60_000 }, 114_000)).toBe(false);
});

it('points and money each pay at least the smallest part', () => {
  expect(pointsRange(account, 114_000)).toEqual({ least: 34, most: 37_966 });
  expect(pointsRange({ points: 33, amount: 99 }, 114_000)).toBeUndefined();
  expect(pointsRange(account, 2 * leastPointsPart - 1)).toBeUndefined();
  expect(pointsRange({ points: 0, amount: 0 }, 114_000)).toBeUndefined();
});

const amounts = fc.integer({ min: 1, max: 1_000_000_000 });

it('a split always adds up to the price, and its points are worth exactly their part', () => {
  fc.assert(
    fc.property(
      amounts,
      amounts,
      amounts,
      fc.integer({ min: 0, max: 1_000_000_000 }),
      (points, amount, price, wanted) => {
        const worth = { points, amount };
        const range = pointsRange(worth, price);
        if (!range) return;
        const part = fitPoints(wanted, worth, range);
        const count = pointsFor(part, worth);
        expect(worthOf(count, worth)).toBe(part);
        expect(count).toBeGreaterThanOrEqual(range.least);
        expect(count).toBeLessThanOrEqual(Math.min(range.most, points));
        expect(part).toBeGreaterThanOrEqual(leastPointsPart);
        expect(price - part).toBeGreaterThanOrEqual(leastPointsPart);
        expect(fitPoints(part, worth, range)).toBe(part);
      },
    ),
  );
});
