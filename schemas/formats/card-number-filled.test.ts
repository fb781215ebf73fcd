import { describe, expect, it } from 'vitest';
import { isCardNumberFilled } from './card-number-filled.ts';

describe('card number that I must fill in', () => {
  it.each(['4111 1111 1111 1111', '378282246310005'])('takes %j as a card number', (typed) => {
    expect(isCardNumberFilled(typed)).toBe(true);
  });

  it.each(['', '   ', '\u00a0', '4111111111111112', '0000000000000000'])(
    'asks to check the card number when I type %j',
    (typed) => {
      expect(isCardNumberFilled(typed)).toBe(false);
    },
  );
});
