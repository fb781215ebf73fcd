/** A country code with the national number behind it: nine digits in Mozambique, ten or eleven in Brazil. */
export const countryCode = /^(?:258(?=\d{9}$)|55(?=\d{10,11}$))/;

/** '+55 11 98765-4321' → '11987654321', '+258 84 123 4567' → '841234567': one number, however it is written. */
export function nationalDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(countryCode, '');
}
