/**
 * Spec 5, NAME: only letters. Real names contain accents (also as combining marks), apostrophes, hyphens and spaces.
 * Accepts an empty name, which full-name rejects.
 */
export function isNameLetters(value: string): boolean {
  return !/[^\p{L}\p{M}\s'’-]/u.test(value);
}
