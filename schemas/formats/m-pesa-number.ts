/**
 * A Mozambican number of the operator that runs M-Pesa: 84 or 85 and 7 digits, with or without +258. Ignores the mask's
 * spaces, brackets and hyphens.
 */
export function isMPesaNumber(value: string): boolean {
  return /^(?:\+?258)?8[45]\d{7}$/.test(value.replace(/[\s()-]/g, ''));
}
