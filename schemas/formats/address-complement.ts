/** Spec 5, complement: optional; letters, digits and single spaces; ignores outer spaces. */
export function isAddressComplement(value: string): boolean {
  const text = value.trim();
  return text === '' || text.split(' ').every((word) => /^[\p{L}\p{M}\d]+$/u.test(word));
}
