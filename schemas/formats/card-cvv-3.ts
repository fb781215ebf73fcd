/** Spec 5, CARD_CVV: exactly 3 digits, for a card company that asks for 3. */
export function isCardCvv3(value: string): boolean {
  return /^\d{3}$/.test(value);
}
