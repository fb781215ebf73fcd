export interface SizeReport {
  lines: string[];
  problems: string[];
}

/** The most JavaScript that a class of templates may load. */
export interface SizeBudget {
  /** Name of the class, which has one budget. */
  name: string;
  /** In bytes. */
  most: number;
}

/** Sizes in bytes against the budget of each id's class: each id has a size, and none is over it. */
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
