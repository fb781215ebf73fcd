/** Country data of a phone field. */
export interface PhoneCountry {
  /** ISO 3166-1 alpha-2, in lower case. */
  code: string;
  /** Including the `+`. */
  dialCode: string;
}

/** Whether a number begins with the dial code of the country, or of one that shares it. */
export function hasDialCode(typed: string, { dialCode }: PhoneCountry): boolean {
  return typed.trimStart().startsWith('+') && typed.replace(/\D/g, '').startsWith(dialCode.slice(1));
}

/**
 * Moves a typed number to another country: the national digits stay, the dial code changes. Brazilian numbers have no
 * dial code. An empty field stays empty; its mask adds the code on focus.
 */
export function changeDialCode(typed: string, from: PhoneCountry, to: PhoneCountry): string {
  const written = [from, to].find((country) => hasDialCode(typed, country));
  const national = typed.replace(/\D/g, '').slice(written ? written.dialCode.length - 1 : 0);
  return to.code === 'br' || national === '' ? national : `${to.dialCode} ${national}`;
}
