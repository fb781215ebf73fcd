/** Spec 5, number: required. Not only digits: "S/N" and "12 B" are real house numbers. */
export function isAddressNumber(value: string): boolean {
  return /\S/.test(value);
}
