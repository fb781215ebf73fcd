/** Bytes that a page or a payment method loads, and the limit of its class. */
export interface MeasuredSize {
  id: string;
  /** Name of the class. */
  name: string;
  /** Undefined for one that the build does not have. */
  size: number | undefined;
  most: number;
}

/** A line about a size. It begins with ✗ for a problem: over the limit, or not in the build. */
export function compareSize({ id, name, size, most }: MeasuredSize): string {
  if (size === undefined) return `✗ ${id}: not found in the build`;
  if (size > most) return `✗ ${id} (${name}): ${size} of ${most} bytes, ${size - most} too many`;
  return `${id} (${name}): ${size} of ${most} bytes`;
}
