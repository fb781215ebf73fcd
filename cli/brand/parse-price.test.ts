import { expect, test } from 'vitest';
import { parsePrice } from './parse-price';

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
