/** What a phone field needs to know of a country. */
export interface PhoneCountry {
  /** ISO 3166-1 alpha-2, small letters. */
  code: string;
  /** With its +. */
  dialCode: string;
}

/** Whether a number is written with the prefix of a country, or of one that shares it. */
export function hasDialCode(typed: string, { dialCode }: PhoneCountry): boolean {
  return typed.trimStart().startsWith('+') && typed.replace(/\D/g, '').startsWith(dialCode.slice(1));
}

/**
 * What was typed, as a number of another country: its national digits stay, only the prefix changes. Brazil's numbers are
 * written without one. An empty field stays empty: its mask writes the prefix when it is entered.
 */
export function movePhone(typed: string, from: PhoneCountry, to: PhoneCountry): string {
  const written = [from, to].find((country) => hasDialCode(typed, country));
  const national = typed.replace(/\D/g, '').slice(written ? written.dialCode.length - 1 : 0);
  return to.code === 'br' || national === '' ? national : `${to.dialCode} ${national}`;
}
