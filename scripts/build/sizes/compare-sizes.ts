export interface SizeReport {
  lines: string[];
  problems: string[];
}

/** JavaScript limit of a class of templates. */
export interface SizeBudget {
  /** Name of the class, which has one budget. */
  name: string;
  /** In bytes. */
  most: number;
}

/** Compares sizes in bytes with each id's budget: each id needs a size within its limit. */
export function compareSizes(
  ids: readonly string[],
  sizes: ReadonlyMap<string, number>,
  budgetOf: (id: string) => SizeBudget,
): SizeReport {
  const lines: string[] = [];
  const problems: string[] = [];
  for (const id of ids) {
    const size = sizes.get(id);
    const { name, most } = budgetOf(id);
    if (size === undefined) problems.push(`${id}: not found in the build`);
    else if (size > most) problems.push(`${id} (${name}): ${size} of ${most} bytes, ${size - most} too many`);
    else lines.push(`${id} (${name}): ${size} of ${most} bytes`);
  }
  return { lines, problems };
}
