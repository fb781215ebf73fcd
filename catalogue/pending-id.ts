/** Room for the rest of an id, which has at most 64 characters. */
const longestOwner = 36;

/**
 * Stands for an id that the backend's team has yet to give. The brand's folder makes it unique. The check reports it, and
 * production does not sell what has one.
 *
 * @param parts what the id is of, such as `yearly` and `test`
 */
export function buildPendingId(brandId: string, ...parts: readonly string[]): string {
  return ['TODO', brandId.slice(0, longestOwner), ...parts].join('-');
}

/** Whether a value stands for an id that is not known yet. */
export function isPendingId(value: string): boolean {
  return /^TODO-[a-z0-9-]+$/.test(value);
}
