import { expect, it } from 'vitest';
import { makeInstallment, makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { priceEntries } from './price-entries';

/** A plan that each number of payments by card makes dearer. */
const dear = makePlanSummary({
  amount: 100_000,
  installments: [
    makeInstallment(6, 100_000, { tax: 6_000, totalValue: 106_000 }),
    makeInstallment(12, 100_000, { tax: 20_000, totalValue: 120_000 }),
  ],
});

it.each([
  ['a pix costs no interest', [{ amount: 100_000 }], [100_000]],
  ['a card costs the interest of its installments', [{ amount: 100_000, installments: 12 }], [120_000]],
  [
    'points beside a card cost no interest',
    [{ amount: 60_000, installments: 12 }, { amount: 40_000 }],
    [72_000, 40_000],
  ],
  [
    'each of two cards costs the interest of its own installments',
    [
      { amount: 30_000, installments: 6 },
      { amount: 70_000, installments: 12 },
    ],
    [31_800, 84_000],
  ],
])('%s', (_, entries, totals) => {
  expect(priceEntries(dear, entries).map(({ total }) => total)).toEqual(totals);
});
