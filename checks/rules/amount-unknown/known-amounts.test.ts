import { expect, test } from 'vitest';
import { makeBrandArea } from '../../../renderer/testing/make-brand-area';
import { KnownAmounts } from './known-amounts';
import { parseTextAmounts } from './parse-text-amounts';

const planId = { test: 'T', homolog: 'H', production: 'P' };
const area = makeBrandArea({
  settings: {
    plans: {
      yearly: {
        name: 'Ano',
        amount: 114_000,
        standardAmount: 142_800,
        installments: 12,
        interest: { installments: 18, monthlyPercent: 2 },
        planId,
      },
      monthly: { name: 'Mês', amount: 11_900, installments: 1, planId },
    },
    vouchers: [
      { code: 'MENOS', discount: 12_000, planTypes: ['yearly'] },
      { code: 'FINAL', amount: 73_200, planTypes: ['yearly'] },
    ],
    extras: [{ id: 'livro', name: 'Livro', amount: 4_900 }],
  },
});

test.each([
  ['the price', 'R$ 1.140,00'],
  ['the price without cents', 'R$ 1.140'],
  ['the price before a discount', 'R$ 1.428,00'],
  ['the difference of both', 'R$ 288,00'],
  ['an instalment', '12x de R$ 95,00'],
  ['fewer instalments', '3x de R$ 380,00'],
  ['an instalment that is rounded', '7x de R$ 162,86'],
  ['an instalment with interest', '18x de R$ 76,04'],
  ['a discount', 'R$ 120,00'],
  ['a price with a voucher', 'R$ 1.020,00'],
  ['its instalments', '12x de 85,00'],
  ['the final price of a voucher', 'R$ 732,00'],
  ['what a final price saves', 'R$ 408,00'],
  ['twelve months of the monthly plan', 'R$ 1.428,00'],
  ['what the year saves against twelve months', 'R$ 288,00'],
  ['a month of the year', 'R$ 95,00'],
  ['what a month of the year saves', 'R$ 24,00'],
  ['months of the monthly plan', '3x de R$ 119,00'],
  ['an extra', 'R$ 49,00'],
  ['the price with an extra', 'R$ 1.189,00'],
])('a text may state %s: %s', (_, text) => {
  expect(parseTextAmounts(text, { symbol: 'R$' }).map((amount) => new KnownAmounts(area).has(amount))).toEqual([true]);
});

test.each(['R$ 99,00', 'R$ 1.188,00', '12x de 39,90', '6x de R$ 95,00', 'R$ 11.400,00', 'R$ 114,00'])(
  'no price gives %s',
  (text) => {
    expect(parseTextAmounts(text, { symbol: 'R$' }).map((amount) => new KnownAmounts(area).has(amount))).toEqual([
      false,
    ]);
  },
);

test('a plan that lost its price or id has no amounts', () => {
  const { yearly } = area.settings.plans;
  const settings = { ...area.settings, payment: undefined, plans: { yearly: { ...yearly, planId: undefined } } };
  expect(new KnownAmounts({ area: 'BR', settings } as unknown as typeof area).hasPrices).toBe(false);
});

test('several people may pay several prices, if the brand sells so', () => {
  const [twice] = parseTextAmounts('R$ 238,00', { symbol: 'R$' });
  if (!twice) throw new RangeError('no amount');
  const shared = makeBrandArea({ settings: { ...area.settings, multiProfile: {} } });
  expect([area, shared].map((one) => new KnownAmounts(one).has(twice))).toEqual([false, true]);
});
