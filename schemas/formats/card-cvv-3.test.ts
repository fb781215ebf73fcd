import { describe, expect, it } from 'vitest';
import { isCardCvv3 } from './card-cvv-3.ts';

describe('security code of 3 digits', () => {
  it.each(['000', '123'])('takes %j as a security code', (typed) => {
    expect(isCardCvv3(typed)).toBe(true);
  });

  it.each(['', '12', '1234', '12a', '123 ', '123\n'])('asks to check the security code when I type %j', (typed) => {
    expect(isCardCvv3(typed)).toBe(false);
  });
});
