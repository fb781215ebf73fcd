/** Spec 5, CARD_CVV: 3 or 4 digits, for a card whose company is unknown. */
export function isCardCvv(value: string): boolean {
  return /^\d{3,4}$/.test(value);
}
