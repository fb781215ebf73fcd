import { describe, expect, it } from 'vitest';
import { currencyOf, formatAmount } from './format-amount';

const real = { symbol: 'R$', isSymbolFirst: true };
const metical = { symbol: 'MT', isSymbolFirst: false };
const visible = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a buyer reads', () => {
  it.each([
    [0, 'R$ 0,00', '0,00 MT'],
    [1, 'R$ 0,01', '0,01 MT'],
    [99, 'R$ 0,99', '0,99 MT'],
    [9_500, 'R$ 95,00', '95,00 MT'],
    [12_000, 'R$ 120,00', '120,00 MT'],
    [114_000, 'R$ 1.140,00', '1.140,00 MT'],
    [123_456_789, 'R$ 1.234.567,89', '1.234.567,89 MT'],
    [1_000_000_000, 'R$ 10.000.000,00', '10.000.000,00 MT'],
  ])('%d in minor units as %s or %s', (amount, inReal, inMetical) => {
    expect(visible(formatAmount(amount, real))).toBe(inReal);
    expect(visible(formatAmount(amount, metical))).toBe(inMetical);
  });

  it('every amount in the number format of pt-BR', () => {
    const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    for (let amount = 0; amount < 2_000_000_000; amount = amount * 3 + 7) {
      expect(visible(formatAmount(amount, metical))).toBe(`${decimal.format(amount / 100)} MT`);
    }
  });

  it('symbol and number on one line', () => {
    expect(formatAmount(9_500, real)).not.toMatch(/[ ]/);
    expect(formatAmount(9_500, metical)).not.toMatch(/[ ]/);
  });
});

describe('an amount of a payment is shown in the currency of the payment', () => {
  const own = { code: 'BRL', ...real } as const;

  it.each([
    ['the currency of the brand', 'BRL', 'R$ 10,00'],
    ['the currency of the other area', 'MZN', '10,00 MT'],
    ['an unknown currency', 'USD', 'USD 10,00'],
  ])('%s', (_, code, text) => {
    expect(visible(formatAmount(1_000, currencyOf(code, own)))).toBe(text);
  });
});
