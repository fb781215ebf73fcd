import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-amount';

describe('an amount typed by the buyer', () => {
  it.each<[typed: string, amount: number]>([
    ['500', 50_000],
    ['500,', 50_000],
    ['500,5', 50_050],
    ['500,50', 50_050],
    ['500.50', 50_050],
    ['1.140', 114_000],
    ['1.140,00', 114_000],
    ['1140,00', 114_000],
    ['1.234.567,89', 123_456_789],
    [',01', 1],
    ['0', 0],
    ['R$ 500,00', 50_000],
    ['R$\u00a0500,00', 50_000],
    ['500,00 mt', 50_000],
    ['BRL 12', 1_200],
    ['10.000.000,00', 1_000_000_000],
    ['１００', 10_000],
    ['“100,50”', 10_050],
    ['1\u200b00.', 10_000],
  ])('%j is read', (typed, amount) => {
    expect(parseAmount(typed)).toBe(amount);
  });

  it.each(['', ' ', ',', 'R$', 'abc', '-5', '1,140', '1,140.00', '5,000', '1.14.0', '12,345', '5e3', '10.000.000,01'])(
    '%j is not read',
    (typed) => {
      expect(parseAmount(typed)).toBeUndefined();
    },
  );
});
