/**
 * Spec 5, district: letters, digits and single spaces; ignores outer spaces. An apostrophe or hyphen may replace a
 * space, as in "Pau-d'Alho".
 */
export function isAddressDistrict(value: string): boolean {
  return value
    .trim()
    .split(/[ '’-]/)
    .every((word) => /^[\p{L}\p{M}\d]+$/u.test(word));
}
