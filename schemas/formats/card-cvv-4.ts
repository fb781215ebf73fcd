/** Spec 5, CARD_CVV: exactly 4 digits, for a card company that asks for 4. */
export function isCardCvv4(value: string): boolean {
  return /^\d{4}$/.test(value);
}
