/** A choice is required. A blank option has the empty value. */
export function isOptionChosen(value: string): boolean {
  return /\S/.test(value);
}
