import { type PointsRange, pointsFor, worthOf } from '../../../model/money/points';
import { parseAmount } from '../../../schemas/api/parse-amount';
import { parsePoints } from '../../../schemas/api/parse-points';
import type { PointsAccount } from '../../../schemas/generated/types';
import type { FieldErrors } from '../../contract/step-contract';

/** Number of points → text of its field: `12.000`, as amounts have it. */
export function formatPoints(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** Part that the typed points pay, in minor units; undefined outside the range. */
export function readUsed(typed: unknown, account: PointsAccount, { least, most }: PointsRange): number | undefined {
  const count = parsePoints(String(typed ?? ''));
  return count !== undefined && count >= least && count <= most ? worthOf(count, account) : undefined;
}

/**
 * Reads a typed split.
 *
 * @returns part that points pay, in minor units, or the fields at fault
 */
export function readSplit(
  values: { points?: unknown; amount?: unknown },
  price: number,
  account: PointsAccount,
  range: PointsRange,
): { used: number } | { fieldErrors: FieldErrors } {
  const used = readUsed(values.points, account, range);
  if (used === undefined) return { fieldErrors: { points: 'points-range' } };
  const money = parseAmount(values.amount);
  // Money between two points counts as the nearest that points can pay.
  const isAgreed =
    money !== undefined && money <= price && worthOf(pointsFor(price - money, account), account) === used;
  return isAgreed ? { used } : { fieldErrors: { amount: 'points-money' } };
}
