import { expect, test } from 'vitest';
import { makeBrandArea } from '../../../testing/make-brand-area';
import type { AreaSubject, RuleOf } from '../rule';
import { rule } from './price-small.rule';

const split = (price: string, value: string) => ({
  'pt-BR': `R$ ${price}, em 12 vezes de R$ ${value}`,
  en: `R$ ${price}, in 12 instalments of R$ ${value}`.replaceAll(',', '.').replace('. in', ', in'),
});

test.each([
  [118_800, 12, undefined],
  [6_000, 12, undefined],
  [5_999, 12, { amount: '5999', meant: '599900', seen: split('59,99', '5,00') }],
  [1_188, 12, { amount: '1188', meant: '118800', seen: split('11,88', '0,99') }],
  [490, 1, undefined],
  [49, 1, { amount: '49', meant: '4900', seen: { 'pt-BR': 'R$ 0,49', en: 'R$ 0.49' } }],
  [0, 12, undefined],
])('%i in %i: %j', (amount, installments, expected) => {
  const planId = { test: 'T', homolog: 'H', production: 'P' };
  const { settings } = makeBrandArea({
    settings: { plans: { yearly: { name: 'Ano', amount, installments, planId } } },
  });
  const told: unknown[] = [];
  const subject = { settings, placeOf: (path: string[]) => ({ file: 'brand.json', path }) } as unknown as AreaSubject;
  (rule as RuleOf<'area'>).check(subject, (_, params) => told.push(params));
  expect(told).toEqual(expected === undefined ? [] : [{ ...expected, symbol: 'R$' }]);
});
