/** What a phone field needs to know of a country. */
export interface PhoneCountry {
  /** ISO 3166-1 alpha-2, small letters. */
  code: string;
  dialCode: string;
}

/**
 * What was typed, as a number of another country: its national digits stay, only the prefix changes. Brazil's numbers are
 * written without one.
 */
export function movePhone(typed: string, from: PhoneCountry, to: PhoneCountry): string {
  const digits = typed.replace(/\D/g, '');
  const oldPrefix = from.dialCode.replace(/\D/g, '');
  const hasPrefix = typed.trimStart().startsWith('+') && digits.startsWith(oldPrefix);
  const national = hasPrefix ? digits.slice(oldPrefix.length) : digits;
  return to.code === 'br' ? national : `${to.dialCode} ${national}`;
}
