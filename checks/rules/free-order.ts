/** Limit in the schema of brand.json. */
export const highestOrder = 9_999;

/** The next free order, else the nearest lower one; undefined when none is free. */
export function findFreeOrder(from: number, taken: ReadonlySet<number>): number | undefined {
  for (let order = from; order <= highestOrder; order += 1) if (!taken.has(order)) return order;
  for (let order = from; order >= 0; order -= 1) if (!taken.has(order)) return order;
  return undefined;
}
