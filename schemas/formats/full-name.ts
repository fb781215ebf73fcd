/** Spec 5, NAME: at least two words after trimming. name-letters checks the characters. */
export function isFullName(value: string): boolean {
  return /\S\s+\S/.test(value);
}
