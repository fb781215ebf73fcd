import { expect, test } from 'vitest';
import type { Explanation } from '../../catalogue/explain-brand';
import { findPrices, listStatedPrices } from './find-prices';

function explainArea(values: Readonly<Record<string, unknown>>, group = 'BR'): Explanation[] {
  const currency = { 'currency.symbol': 'R$', 'currency.isSymbolFirst': true };
  return Object.entries({ ...currency, ...values }).map(([key, value]) => ({
    ...{ group, key, value, path: `${group}.${key}` },
    ...{ origin: null, overridden: [], sources: [] },
  }));
}

const area = explainArea({
  vouchers: [
    { code: 'HALF', planTypes: ['yearly'], amount: 59_400 },
    { code: 'LESS', planTypes: ['yearly'], discount: 100_000 },
  ],
  'plans.monthly.amount': 9900,
  'plans.yearly.amount': 118_800,
  'plans.yearly.installments': 12,
});

test.each<[text: string, formulas: (string | undefined)[]]>([
  ['R$ 99,00', ['BR.plans.monthly.amount', 'BR.plans.yearly.amount ÷ 12', 'BR.vouchers[HALF].amount ÷ 6']],
  ['12x de R$ 99,00 sem juros', ['BR.plans.yearly.amount ÷ 12', 'BR.plans.monthly.amount']],
  ['6x de R$ 99,00', ['BR.vouchers[HALF].amount ÷ 6', 'BR.plans.monthly.amount']],
  [
    '12X DE R$ 99,00 OU 3X DE R$ 396,00',
    ['yearly.amount ÷ 3', 'yearly.amount ÷ 12', 'monthly.amount'].map((key) => `BR.plans.${key}`),
  ],
  ['R$ 188,00', ['BR.plans.yearly.amount − BR.vouchers[LESS].discount']],
  ['R$ 1.188,00', [undefined]],
  ['R$ 38,00', []],
])('the price in "%s" comes from %j', (text, formulas) => {
  expect(findPrices(area, text).map(({ formula }) => formula)).toEqual(formulas);
});

test('a stated installment price comes before a computed one', () => {
  const all = [...area, ...explainArea({ 'plans.yearly.installmentAmount': 9900 })];
  const formulas = findPrices(all, '12x de R$ 99,00').map(({ formula }) => formula);
  expect(formulas.slice(0, 2)).toEqual(['BR.plans.yearly.installmentAmount', 'BR.plans.yearly.amount ÷ 12']);
});

test('the prices of plans come before those of vouchers', () => {
  expect(listStatedPrices(area, 'R$ 38,00')).toEqual([
    { path: 'BR.plans.monthly.amount', shown: 'R$ 99,00' },
    { path: 'BR.plans.yearly.amount', shown: 'R$ 1.188,00' },
    { path: 'BR.vouchers[HALF].amount', shown: 'R$ 594,00' },
    { path: 'BR.vouchers[LESS].discount', shown: 'R$ 1.000,00' },
  ]);
});

test.each(['BR.plans.yearly', 'R$', 'Passo 1 de 3', 'AR$9'])('"%s" is no price', (text) => {
  expect(listStatedPrices(area, text)).toEqual([]);
});
