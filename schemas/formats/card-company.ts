/** Spec 5, CARD_COMPANY: required. The brand lists its companies. */
export function isCardCompany(value: string): boolean {
  return /\S/.test(value);
}
