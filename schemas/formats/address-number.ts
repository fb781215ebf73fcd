/** Spec 5, number: required. Not digits only: "S/N" and "12 B" are on real doors. */
export function isAddressNumber(value: string): boolean {
  return /\S/.test(value);
}
