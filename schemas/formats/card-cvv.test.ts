import { describe, expect, it } from 'vitest';
import { isCardCvv } from './card-cvv.ts';

describe('security code', () => {
  it.each(['000', '123', '1234'])('takes %j as a security code', (typed) => {
    expect(isCardCvv(typed)).toBe(true);
  });

  it.each(['', '12', '12345', '12a', ' 123', '123\n', '１２３'])(
    'asks to check the security code when I type %j',
    (typed) => {
      expect(isCardCvv(typed)).toBe(false);
    },
  );
});
