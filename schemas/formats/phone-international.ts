/**
 * Spec 5, PHONE: with a + prefix at least 6 characters. A number without it is not this rule's: it holds, and `phone`
 * judges it. Apart from `phone` for its message, which speaks of no area code.
 */
export function isPhoneInternational(value: string): boolean {
  const phone = value.replace(/[\s()-]/g, '');
  return !phone.startsWith('+') || /^\+\d{5,}$/.test(phone);
}
