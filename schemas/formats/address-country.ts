/**
 * Spec 5, country: letters, digits and single spaces; ignores outer spaces. An apostrophe or hyphen may replace a
 * space, as in "Guiné-Bissau".
 */
export function isAddressCountry(value: string): boolean {
  return value
    .trim()
    .split(/[ '’-]/)
    .every((word) => /^[\p{L}\p{M}\d]+$/u.test(word));
}
