import type { Size } from './measure-sizes';

export interface SizeReport {
  lines: string[];
  problems: string[];
}

/** Sizes against budgets in bytes: every template has one and keeps it, and no budget is left over. */
export function compareSizes(
  templateIds: readonly string[],
  sizes: ReadonlyMap<string, Size>,
  budgets: Readonly<Record<string, number>>,
): SizeReport {
  const lines: string[] = [];
  const problems = Object.keys(budgets)
    .filter((id) => !templateIds.includes(id))
    .map((id) => `${id}: a budget without a template`);
  for (const id of templateIds) {
    const size = sizes.get(id);
    const budget = budgets[id];
    if (!size) problems.push(`${id}: no page shows it, so it is not measured`);
    else if (budget === undefined) problems.push(`${id}: ${size.bytes} bytes without a budget (${size.href})`);
    else if (size.bytes > budget)
      problems.push(`${id}: ${size.bytes} bytes, ${size.bytes - budget} too many (${size.href})`);
    else lines.push(`${id}: ${size.bytes} of ${budget} bytes`);
  }
  return { lines, problems };
}
