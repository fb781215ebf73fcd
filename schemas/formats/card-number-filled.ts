import { isCardNumber } from './card-number.ts';

/** Spec 5, CARD_NUMBER for a required card: as card-number, but not empty. */
export function isCardNumberFilled(value: string): boolean {
  return /\S/.test(value) && isCardNumber(value);
}
