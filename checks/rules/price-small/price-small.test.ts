import { expect, test } from 'vitest';
import type { AreaSubject } from '../../../catalogue/subject';
import { makeBrandArea } from '../../../renderer/testing/make-brand-area';
import { describeFinding } from '../../findings/describe-finding';
import { makeConfig } from '../../testing/make-config';
import { rule } from './price-small.rule';

test.each<[amount: number, installments: number, seen?: string, intended?: string]>([
  [118_800, 12],
  [6_000, 12],
  [5_999, 12, 'R$\u00a059,99, em 12 vezes de R$\u00a05,00', '599900'],
  [1_188, 12, 'R$\u00a011,88, em 12 vezes de R$\u00a00,99', '118800'],
  [490, 1],
  [49, 1, 'R$\u00a00,49', '4900'],
  [0, 12],
])('the price %i in %i installments is reported as what the buyer sees: %j', (amount, installments, seen, intended) => {
  const planId = { test: 'T', homolog: 'H', production: 'P' };
  const { settings } = makeBrandArea({
    settings: { plans: { yearly: { name: 'Ano', amount, installments, planId } } },
  });
  const messages: string[] = [];
  const subject = { settings, placeOf: (path: string[]) => ({ file: 'brand.json', path }) } as unknown as AreaSubject;
  rule(makeConfig({ areas: [subject] }), (place, params = {}) => {
    const { message, help } = describeFinding({ code: 'price-small', severity: 'warning', place, params }, 'pt-BR');
    messages.push(message, help ?? '');
  });
  const price = `R$\u00a0${new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(amount)}`;
  expect(messages).toEqual(
    seen === undefined
      ? []
      : [`${amount} são centavos: o comprador vê ${seen}`, `se o preço é ${price}, escreva ${intended}`],
  );
});

const planId = { test: 'T', homolog: 'H', production: 'P' };

test.each([
  ['yearly', 18_720, 12, []],
  ['yearly', 15_600, 1, ['1560000']],
  ['yearly', 7_800, 6, ['780000']],
  ['recurrency', 1_560, 1, []],
  ['recurrency', 650, 1, ['65000']],
  ['semester', 9_000, 1, []],
  ['semester', 8_999, 1, ['899900']],
] as const)(
  'in meticais, the %s price %i in %i installments is taken for %j',
  (type, amount, installments, expected) => {
    const { settings } = makeBrandArea({
      settings: {
        currency: { code: 'MZN', symbol: 'MT', isSymbolFirst: false },
        plans: { [type]: { name: 'Plano', amount, installments, planId } },
      },
    });
    const reported: unknown[] = [];
    const subject = { settings, placeOf: (path: string[]) => ({ file: 'brand.json', path }) } as unknown as AreaSubject;
    rule(makeConfig({ areas: [subject] }), (_, params) => reported.push(params?.intended));
    expect(reported).toEqual(expected);
  },
);

test.each([
  ['discount', 1_560, []],
  ['discount', 1_499, ['149900']],
  ['amount', 7_800, ['780000']],
  ['amount', 7_801, []],
] as const)('in meticais, the voucher %s %i of a plan at 7.800,00 MT is taken for %j', (key, value, expected) => {
  const { settings } = makeBrandArea({
    settings: {
      currency: { code: 'MZN', symbol: 'MT', isSymbolFirst: false },
      plans: { yearly: { name: 'Ano', amount: 780_000, installments: 1, planId } },
      vouchers: [{ code: 'A', [key]: value }],
    },
  });
  const reported: unknown[] = [];
  const subject = { settings, placeOf: (path: string[]) => ({ file: 'brand.json', path }) } as unknown as AreaSubject;
  rule(makeConfig({ areas: [subject] }), (_, params) => reported.push(params?.intended));
  expect(reported).toEqual(expected);
});

test.each([
  ['the final price 610', { amount: 610 }, ['vouchers.0.amount 61000']],
  [
    'no finding for the final price 610 of a plan type that is not sold',
    { amount: 610, planTypes: ['monthly' as const] },
    [],
  ],
  ['no finding for the final price 6100', { amount: 6_100 }, []],
  ['no finding for the final price 0', { amount: 0 }, []],
  ['no finding for the discount 610', { discount: 610 }, []],
  ['the discount 72', { discount: 72 }, ['vouchers.0.discount 7200']],
  [
    'no finding for the discount 72 of a plan type that is not sold',
    { discount: 72, planTypes: ['monthly' as const] },
    [],
  ],
  [
    'no finding for the discount 399, because 39900 is above the price of the plan',
    { discount: 399, planTypes: ['monthly' as const, 'semester' as const] },
    [],
  ],
  ['no finding for the discount 0', { discount: 0 }, []],
])('a voucher amount that looks like reais instead of cents is reported: %s', (_, voucher, expected) => {
  const plans = {
    yearly: { name: 'Ano', amount: 72_000, installments: 12, planId },
    semester: { name: 'Semestre', amount: 6_000, installments: 6, planId },
  };
  const { settings } = makeBrandArea({ settings: { plans, vouchers: [{ code: 'A', ...voucher }] } });
  const reported: string[] = [];
  const subject = { settings, placeOf: (path: string[]) => ({ file: 'brand.json', path }) } as unknown as AreaSubject;
  rule(makeConfig({ areas: [subject] }), (place, params) =>
    reported.push(`${'path' in place ? place.path.join('.') : ''} ${params?.intended}`),
  );
  expect(reported).toEqual(expected);
});

test('the message for a small discount shows the discount that the buyer sees', () => {
  const plans = { yearly: { name: 'Ano', amount: 46_800, installments: 12, planId } };
  const { settings } = makeBrandArea({ settings: { plans, vouchers: [{ code: 'A', discount: 72 }] } });
  const subject = { settings, placeOf: (path: string[]) => ({ file: 'brand.json', path }) } as unknown as AreaSubject;
  rule(makeConfig({ areas: [subject] }), (_, params = {}) => {
    const reported = describeFinding(
      { code: 'price-small', severity: 'warning', place: { file: '', path: [] }, params },
      'pt-BR',
    );
    expect(reported).toEqual({
      message: '72 são centavos: o comprador vê R$\u00a00,72 de desconto',
      help: 'se o desconto é R$\u00a072,00, escreva 7200',
    });
  });
  expect.assertions(1);
});
