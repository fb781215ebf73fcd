export interface SizeReport {
  lines: string[];
  problems: string[];
}

/** Sizes against budgets, in bytes: each id has both, and no size is over its budget. */
export function compareSizes(
  ids: readonly string[],
  sizes: ReadonlyMap<string, number>,
  budgets: Readonly<Record<string, number>>,
): SizeReport {
  const lines: string[] = [];
  const problems = Object.keys(budgets)
    .filter((id) => !ids.includes(id))
    .map((id) => `${id}: a budget for something that is gone`);
  for (const id of ids) {
    const size = sizes.get(id);
    const budget = budgets[id];
    if (size === undefined) problems.push(`${id}: not found in the build`);
    else if (budget === undefined) problems.push(`${id}: ${size} bytes without a budget`);
    else if (size > budget) problems.push(`${id}: ${size} of ${budget} bytes, ${size - budget} too many`);
    else lines.push(`${id}: ${size} of ${budget} bytes`);
  }
  return { lines, problems };
}
