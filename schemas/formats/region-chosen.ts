/** A region must be chosen: the state in Brazil, the province in Mozambique. The value of no choice is empty. */
export function isRegionChosen(value: string): boolean {
  return /\S/.test(value);
}
