import { expect, test } from 'vitest';
import { makeBrandArea } from '../../../testing/make-brand-area';
import type { AreaSubject, RuleOf } from '../rule';
import { rule } from './price-small.rule';

test.each([
  [118_800, 12, undefined],
  [6_000, 12, undefined],
  [5_999, 12, { amount: '5999', meant: '599900', value: '5,00', price: '59,99' }],
  [1_188, 12, { amount: '1188', meant: '118800', value: '0,99', price: '11,88' }],
  [490, 1, undefined],
  [0, 12, undefined],
])('%i in %i: %j', (amount, installments, expected) => {
  const planId = { test: 'T', homolog: 'H', production: 'P' };
  const { settings } = makeBrandArea({
    settings: { plans: { yearly: { name: 'Ano', amount, installments, planId } } },
  });
  const told: unknown[] = [];
  const subject = { settings, placeOf: (path: string[]) => ({ file: 'brand.json', path }) } as unknown as AreaSubject;
  (rule as RuleOf<'area'>).check(subject, (_, params) => told.push(params));
  const { value, price, ...written } = expected ?? {};
  const shown = {
    value: { 'pt-BR': value, en: value?.replace(',', '.') },
    price: { 'pt-BR': price, en: price?.replace(',', '.') },
  };
  expect(told).toEqual(expected === undefined ? [] : [{ ...written, ...shown, installments, symbol: 'R$' }]);
});
