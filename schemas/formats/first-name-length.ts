/** Spec 5, NAME: the first word has at most 40 characters (code points). True for an empty name: full-name asks for it. */
export function isFirstNameLength(value: string): boolean {
  return !/^\s*\S{41}/u.test(value);
}
