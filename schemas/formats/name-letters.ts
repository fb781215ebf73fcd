/**
 * Spec 5, NAME: letters only. Accents (also as combining marks), apostrophes, hyphens and spaces are part of real
 * names. True for an empty name: full-name asks for it.
 */
export function isNameLetters(value: string): boolean {
  return !/[^\p{L}\p{M}\s'’-]/u.test(value);
}
