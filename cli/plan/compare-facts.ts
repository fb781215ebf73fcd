import { isDeepStrictEqual } from 'node:util';
import { findChangeRule, isRisk } from './change-table';
import type { Fact, Facts } from './fact';

/** A value that the two sides state differently; one side may lack it. */
export interface Difference {
  path: string;
  was: Fact | undefined;
  is: Fact | undefined;
}

/** Values that differ, by path. */
export function compareFacts(before: Facts, after: Facts): Difference[] {
  const paths = [...after.values.keys(), ...[...before.values.keys()].filter((path) => !after.values.has(path))];
  return paths
    .map((path) => ({ path, was: before.values.get(path), is: after.values.get(path) }))
    .filter(({ was, is }) => !isDeepStrictEqual(was?.value, is?.value))
    .filter((difference) => isOfKnownPart(difference, before, after) && matters(difference))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Whether both sides have the value's part, or the value is reported for a part that is new or gone. */
function isOfKnownPart({ path, was, is }: Difference, before: Facts, after: Facts): boolean {
  const { part, reportedIf = [] } = is ?? was ?? {};
  if (part === undefined) return true;
  if (!before.parts.has(part)) return reportedIf.includes('new') && isRisk(findChangeRule(path).category);
  return after.parts.has(part) || reportedIf.includes('gone');
}

/** Whether a reviewer needs to know of a difference. */
function matters({ path, was, is }: Difference): boolean {
  const [old, now] = [was?.value, is?.value];
  // A waiver that ends earlier, or is gone, lets less pass.
  if (path.startsWith('waiver.')) return now !== undefined && !(String(old) >= String(now) && old !== undefined);
  // A new plan is on sale without a word.
  if (path.startsWith('sale.')) return now === false || (now === true && old === false);
  // One condition has no order.
  if (path === 'forcedOrder') return [old, now].some((order) => Array.isArray(order) && order.length > 1);
  return true;
}

/** Differences without those that follow from another one, and how many follow from each. */
export function foldFollowing(differences: readonly Difference[]): (Difference & { following: number })[] {
  const folded = differences.map((difference) => ({ ...difference, following: 0 }));
  return folded.filter(({ path, was, is }) => {
    const { follows } = is ?? was ?? {};
    const source =
      follows === undefined ? undefined : folded.find((one) => one.path !== path && one.path.startsWith(follows));
    if (source) source.following += 1;
    return !source;
  });
}
