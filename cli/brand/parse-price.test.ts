import { expect, test } from 'vitest';
import { addCents, parsePrice } from './parse-price';

test.each([
  ['1188', 118_800],
  ['1188,00', 118_800],
  ['1188.50', 118_850],
  ['1.188,00', 118_800],
  ['1.234.567,89', 123_456_789],
  ['0,99', 99],
  ['1.188', undefined],
  ['1,188.00', 118_800],
  ['R$ 10', undefined],
  ['-5', undefined],
  ['0', undefined],
  ['0,00', undefined],
  ['99999999', undefined],
  ['', undefined],
])('the price text "%s" is parsed as %s', (text, amount) => {
  expect(parsePrice(text)).toBe(amount);
});

test.each([
  ['1.188', '1.188,00'],
  ['1,188', '1,188.00'],
  ['R$ 10', 'R$ 10,00'],
  ['1188,5', undefined],
  ['0', undefined],
  ['caro', undefined],
])('the price text "%s" with its cents is %s', (text, price) => {
  expect(addCents(text)).toBe(price);
});
