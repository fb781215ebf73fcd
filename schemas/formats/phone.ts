/**
 * Spec 5, PHONE: with a + prefix, at least 6 characters; else a Brazilian mobile number (two-digit area code, a 9, 4+4
 * digits). Ignores the mask's spaces, brackets and hyphens. Does not check area codes, because new ones appear.
 */
export function isPhone(value: string): boolean {
  return /^(?:\+\d{5,}|[1-9]\d9\d{8})$/.test(value.replace(/[\s()-]/g, ''));
}
