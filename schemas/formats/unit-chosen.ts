/** The unit must be chosen. The value of no choice is empty. */
export function isUnitChosen(value: string): boolean {
  return /\S/.test(value);
}
