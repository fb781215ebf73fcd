/**
 * Spec 5, city: letters, digits and single spaces; ignores outer spaces. An apostrophe or hyphen may replace a space,
 * as in "Ji-Paraná" or "Santa Bárbara d'Oeste": 71 of Brazil's 5,571 official city names have one.
 */
export function isAddressCity(value: string): boolean {
  return value
    .trim()
    .split(/[ '’-]/)
    .every((word) => /^[\p{L}\p{M}\d]+$/u.test(word));
}
