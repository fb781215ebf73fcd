/** A unit must be chosen. No choice is the empty string. */
export function isUnitChosen(value: string): boolean {
  return /\S/.test(value);
}
