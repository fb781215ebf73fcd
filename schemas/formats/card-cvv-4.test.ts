import { describe, expect, it } from 'vitest';
import { isCardCvv4 } from './card-cvv-4.ts';

describe('security code of 4 digits', () => {
  it.each(['0000', '1234'])('takes %j as a security code', (typed) => {
    expect(isCardCvv4(typed)).toBe(true);
  });

  it.each(['', '123', '12345', '123a', '1234 ', '1234\n'])(
    'asks to check the security code when I type %j',
    (typed) => {
      expect(isCardCvv4(typed)).toBe(false);
    },
  );
});
