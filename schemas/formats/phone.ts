/**
 * Spec 5, PHONE: with a + prefix at least 6 characters, otherwise a Brazilian mobile number (two-digit area code, a 9,
 * 4+4 digits). Spaces, brackets and hyphens of a mask are not counted. Area codes are not looked up: new ones appear.
 */
export function isPhone(value: string): boolean {
  return /^(?:\+\d{5,}|[1-9]\d9\d{8})$/.test(value.replace(/[\s()-]/g, ''));
}
