import { describe, expect, it } from 'vitest';
import { isCardNumber } from './card-number.ts';

describe('card number that I may leave empty', () => {
  it.each([
    '',
    '   ',
    '4111111111111111',
    '4111 1111 1111 1111',
    ' 4111\u00a01111 1111 1111 ',
    '5555555555554444',
    '3782 822463 10005',
    '3056 930902 5904',
    '6062 8256 2425 4001',
    '6362 9700 0045 7013',
  ])('takes %j as a card number', (typed) => {
    expect(isCardNumber(typed)).toBe(true);
  });

  it.each([
    '4111111111111112',
    '0000000000000000',
    '00000000000000',
    '4222222222222',
    '41111111111111110',
    '4111-1111-1111-1111',
    '4111x1111111111111',
    '４１１１１１１１１１１１１１１１',
    '-',
  ])('asks to check the card number when I type %j', (typed) => {
    expect(isCardNumber(typed)).toBe(false);
  });
});
