/** A city must be chosen. No choice is the empty string. */
export function isCityChosen(value: string): boolean {
  return /\S/.test(value);
}
