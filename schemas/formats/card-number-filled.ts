import { isCardNumber } from './card-number.ts';

/** Spec 5, CARD_NUMBER where a card is required: card-number without its leave for an empty field. */
export function isCardNumberFilled(value: string): boolean {
  return /\S/.test(value) && isCardNumber(value);
}
