import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  coversPrice,
  fitPoints,
  leastPointsPart,
  type PointsWorth,
  pointsFor,
  pointsRange,
  usualPart,
  worthOf,
} from './points';

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

/** A centavo a point. */
const cents = (count: number): PointsWorth => ({ points: count, amount: count });

it.each<[title: string, worth: PointsWorth, price: number, range: object | undefined]>([
  ['the smallest part for each of both', cents(1_000), 200, { least: 100, most: 100 }],
  ['one centavo less than two smallest parts', cents(1_000), 199, undefined],
  ['points worth the smallest part', cents(100), 1_000, { least: 100, most: 100 }],
  ['points worth one centavo less', cents(99), 1_000, undefined],
  ['all points of a dear price', cents(500), 1_000, { least: 100, most: 500 }],
  ['a price that the points just cover', cents(1_000), 1_000, { least: 100, most: 900 }],
  ['a point that jumps over the limit', account, 201, undefined],
  ['a point that just meets the limit', account, 202, { least: 34, most: 34 }],
  ['points without a worth', { points: 1_000, amount: 0 }, 1_000, undefined],
])('the points that may pay a part: %s', (_, worth, price, range) => {
  expect(pointsRange(worth, price)).toEqual(range);
});

it('points cover a price that equals their worth, and none above it', () => {
  expect([coversPrice(cents(1_000), 1_000), coversPrice(cents(1_000), 1_001)]).toEqual([true, false]);
});

it('points are worth nothing where there are none, and nothing takes no points', () => {
  expect([worthOf(10, { points: 0, amount: 100 }), pointsFor(10, { points: 100, amount: 0 })]).toEqual([0, 0]);
  expect(pointsFor(0, account)).toBe(0);
});

it('at first points pay half of a price that they cover, else all that they are worth', () => {
  expect([usualPart(1_001, cents(2_000)), usualPart(1_000, cents(1_000)), usualPart(1_000, cents(999))]).toEqual([
    501, 500, 999,
  ]);
});

it.each([
  ['less than nothing', -1, 100],
  ['less than the least', 99, 100],
  ['more than the most', 901, 900],
])('a wanted part of %s becomes the nearest in the range', (_, wanted, part) => {
  expect(fitPoints(wanted, cents(1_000), { least: 100, most: 900 })).toBe(part);
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
