import { expect, test } from 'vitest';
import type { AreaSubject } from '../../../catalogue/subject';
import { makeBrandArea } from '../../../renderer/testing/make-brand-area';
import { makeConfig } from '../../testing/make-config';
import { rule } from './voucher-price.rule';

const planId = { test: 'T', homolog: 'H', production: 'P' };
const plans = {
  yearly: { name: 'Ano', amount: 50_000, installments: 12, planId },
  monthly: { name: 'Mês', amount: 5_000, installments: 1, planId },
};

test.each([
  [{ code: 'A' }, 'vouchers.0.code undefined undefined'],
  [{ code: 'A', discount: 0 }, 'vouchers.0.discount undefined undefined'],
  [{ code: 'A', discount: 4_999, planTypes: [] }, 'vouchers.0.planTypes undefined undefined'],
  [{ code: 'A', amount: 4_999, planTypes: [] }, 'vouchers.0.planTypes undefined undefined'],
  [{ code: 'A', discount: 4_999 }, undefined],
  [{ code: 'A', discount: 5_000 }, 'vouchers.0.discount monthly R$\u00a050,00'],
  [
    { code: 'A', discount: 1, planTypes: ['yearly' as const, 'semester' as const] },
    'vouchers.0.planTypes undefined undefined',
  ],
  [{ code: 'A', amount: 5_000 }, undefined],
  [{ code: 'A', amount: 0 }, 'vouchers.0.amount undefined undefined'],
  [{ code: 'A', amount: 1 }, undefined],
  [{ code: 'A', discount: 5_001 }, 'vouchers.0.discount monthly R$\u00a050,00'],
  [{ code: 'A', amount: 5_001 }, 'vouchers.0.amount monthly R$\u00a050,00'],
  [{ code: 'A', discount: 5_001, planTypes: ['yearly' as const] }, undefined],
  [{ code: 'A', discount: 50_001, planTypes: ['yearly' as const] }, 'vouchers.0.discount yearly R$\u00a0500,00'],
  [{ code: 'A', discount: 1, amount: 1 }, 'vouchers.0.amount undefined undefined'],
])('the voucher %j gives the finding %s', (voucher, expected) => {
  const { settings } = makeBrandArea({ settings: { plans, vouchers: [voucher] } });
  const reported: string[] = [];
  const subject = { settings, placeOf: (path: string[]) => ({ file: 'brand.json', path }) } as unknown as AreaSubject;
  rule(makeConfig({ areas: [subject] }), (place, params = {}) => {
    if ('path' in place) reported.push(`${place.path.join('.')} ${params.plan} ${params.price}`);
  });
  expect(reported).toEqual(expected === undefined ? [] : [expected]);
});

test('a repeated voucher code is reported at the second one, regardless of case', () => {
  const vouchers = [
    { code: 'JAMBU', discount: 100 },
    { code: 'jambu', discount: 200 },
  ];
  const { settings } = makeBrandArea({ settings: { plans, vouchers } });
  const reported: unknown[] = [];
  const subject = { settings, placeOf: (path: string[]) => ({ file: 'brand.json', path }) } as unknown as AreaSubject;
  rule(makeConfig({ areas: [subject] }), (place, params) => reported.push([place, params]));
  expect(reported).toEqual([
    [
      { file: 'brand.json', path: ['vouchers', 1, 'code'] },
      { code: 'jambu', problem: 'twice' },
    ],
  ]);
});
