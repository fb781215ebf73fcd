/** A Mozambican postal code: 4 digits, optional. */
export function isPostalCodeMz(value: string): boolean {
  return /^(?:\d{4})?$/.test(value.trim());
}
