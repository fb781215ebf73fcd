/** Spec 5, postal code: 5 digits, dash, 3 digits. The dash is required, as the mask writes it. */
export function isPostalCodeBr(value: string): boolean {
  return /^\d{5}-\d{3}$/.test(value);
}
