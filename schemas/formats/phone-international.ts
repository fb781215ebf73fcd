/**
 * Spec 5, PHONE: with a + prefix, at least 6 characters. Accepts a number without it, which `phone` checks. Separate
 * from `phone`, because its message mentions no area code.
 */
export function isPhoneInternational(value: string): boolean {
  const phone = value.replace(/[\s()-]/g, '');
  return !phone.startsWith('+') || /^\+\d{5,}$/.test(phone);
}
