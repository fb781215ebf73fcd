/** Spec 5, CARD_COMPANY: required. Which companies there are is the brand's list. */
export function isCardCompany(value: string): boolean {
  return /\S/.test(value);
}
