/** A number of points: digits, maybe with thousands in groups of three. Zero is none. */
export function isPointsCount(value: string): boolean {
  return /^[1-9]\d{0,8}$|^[1-9]\d{0,2}(?:\.\d{3}){1,2}$/.test(value.trim());
}
