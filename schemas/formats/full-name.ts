/** Spec 5, NAME: trimmed, at least two words. Which characters a word may hold is the rule name-letters. */
export function isFullName(value: string): boolean {
  return /\S\s+\S/.test(value);
}
