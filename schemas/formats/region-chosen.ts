/** A region must be chosen: a state in Brazil, a province in Mozambique. No choice is the empty string. */
export function isRegionChosen(value: string): boolean {
  return /\S/.test(value);
}
