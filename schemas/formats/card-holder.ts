/**
 * Name on a card: letters (accents also as combining marks), spaces, apostrophes, hyphens and dots. 2 to 60 characters,
 * as the payment request requires. Spec 3 names the field, but spec 5 has no rule for it, so this one is ours. A single
 * word is valid, because some cards have one name. Not blank, because all card fields are required.
 */
export function isCardHolder(value: string): boolean {
  return value.length <= 60 && /\S.*\S/su.test(value) && /\p{L}/u.test(value) && !/[^\p{L}\p{M}\s'’.-]/u.test(value);
}
