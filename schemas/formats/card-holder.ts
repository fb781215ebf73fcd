/**
 * The name as it stands on a card: letters (accents also as combining marks), spaces, apostrophes, hyphens and dots, at
 * most 60 characters and, as the payment's request asks, at least two. Spec 3 names the field and point 5 gives it no rule:
 * this one is ours. Not blank, the fields of a card being all required; a single word is enough, because some cards carry
 * one name only.
 */
export function isCardHolder(value: string): boolean {
  return value.length <= 60 && /\S.*\S/su.test(value) && /\p{L}/u.test(value) && !/[^\p{L}\p{M}\s'’.-]/u.test(value);
}
