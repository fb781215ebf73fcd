/**
 * Spec 5, street: letters, digits and single spaces, outer blanks ignored. One apostrophe or hyphen may stand in the
 * place of a space, as in "Rua Sant'Ana".
 */
export function isAddressStreet(value: string): boolean {
  return value
    .trim()
    .split(/[ '’-]/)
    .every((word) => /^[\p{L}\p{M}\d]+$/u.test(word));
}
