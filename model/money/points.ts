/** Points, and what all of them are worth in minor units. */
export interface PointsWorth {
  points: number;
  amount: number;
}

/** Counts of points that may pay a part of a price. */
export interface PointsRange {
  least: number;
  most: number;
}

/** Smallest part of a mixed payment in minor units, for points and for money. */
export const leastPointsPart = 100;

/** Value of some points in minor units, rounded down: the seller never gets less than the partner pays. */
export function worthOf(count: number, { points, amount }: PointsWorth): number {
  return points === 0 ? 0 : Number((BigInt(count) * BigInt(amount)) / BigInt(points));
}

/** Least points that are worth an amount in minor units. */
export function pointsFor(part: number, { points, amount }: PointsWorth): number {
  return amount === 0 ? 0 : ceilRatio(part, points, amount);
}

/** Whether the points pay the whole price. */
export function coversPrice({ amount }: PointsWorth, price: number): boolean {
  return amount >= price;
}

/** Points that may pay a part of a price while money pays the rest; undefined when no split is possible. */
export function pointsRange(account: PointsWorth, price: number): PointsRange | undefined {
  const { points, amount } = account;
  if (points === 0 || amount === 0) return undefined;
  const least = pointsFor(leastPointsPart, account);
  const limit = Math.min(amount, price - leastPointsPart);
  if (limit < leastPointsPart) return undefined;
  // The largest count whose value stays within the limit; of equal values, the one with the fewest points.
  const largest = Math.min(points, ceilRatio(limit + 1, points, amount) - 1);
  const most = pointsFor(worthOf(largest, account), account);
  return least <= most ? { least, most } : undefined;
}

/**
 * Rounds an amount to one that whole points pay, within the range.
 *
 * @param part wanted part of the price, in minor units
 */
export function fitPoints(part: number, account: PointsWorth, { least, most }: PointsRange): number {
  const count = Math.min(Math.max(pointsFor(part, account), least), most);
  return worthOf(count, account);
}

/** Part that points pay at first, in minor units: all that they are worth, or half of a price that they cover. */
export function usualPart(price: number, account: PointsWorth): number {
  return coversPrice(account, price) ? Math.round(price / 2) : account.amount;
}

function ceilRatio(value: number, numerator: number, denominator: number): number {
  const product = BigInt(value) * BigInt(numerator);
  const by = BigInt(denominator);
  return Number((product + by - 1n) / by);
}
