/** The city of the unit must be chosen. The value of no choice is empty. */
export function isCityChosen(value: string): boolean {
  return /\S/.test(value);
}
