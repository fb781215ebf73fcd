import { expect, test } from 'vitest';
import { parseMoney } from './parse-money';

test.each([
  ['9900,00', 990_000],
  ['9900.00', 990_000],
  ['9.900,00', 990_000],
  ['9,900.00', 990_000],
  ['1.234.567,89', 123_456_789],
  ['1,234,567.89', 123_456_789],
  [' R$ 1188,00 ', 118_800],
  ['R$1.188,50', 118_850],
  ['9.500,00 MT', 950_000],
  ['0.99', 99],
  ['72.000', undefined],
  ['72,000', undefined],
  ['1.188', undefined],
  ['9.900.00', undefined],
  ['9,900,00', undefined],
  ['99,00,00', undefined],
  ['99.00.000,00', undefined],
  ['9900,0', undefined],
  ['9900,000', undefined],
  ['118800', undefined],
  ['12345678,00', undefined],
  ['-9900,00', undefined],
  ['9900,00 USD', undefined],
  ['', undefined],
])('the text %j is parsed as the amount %s', (text, amount) => {
  expect(parseMoney(text)).toBe(amount);
});
