/**
 * Spec 5, street: letters, digits and single spaces; ignores outer spaces. An apostrophe or hyphen may replace a space,
 * as in "Rua Sant'Ana".
 */
export function isAddressStreet(value: string): boolean {
  return value
    .trim()
    .split(/[ '’-]/)
    .every((word) => /^[\p{L}\p{M}\d]+$/u.test(word));
}
