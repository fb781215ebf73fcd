/** A choice that must be made: the value of a blank option is empty. */
export function isOptionChosen(value: string): boolean {
  return /\S/.test(value);
}
