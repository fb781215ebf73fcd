/**
 * Spec 5, NAME: the first word has at most 40 characters (code points). Accepts an empty name, which full-name rejects.
 */
export function isFirstNameLength(value: string): boolean {
  return !/^\s*\S{41}/u.test(value);
}
