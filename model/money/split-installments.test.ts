import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeInstallment, makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { splitInstallments } from './split-installments';
import { withAmount } from './with-amount';

describe('splitting a total into installments', () => {
  it.each([
    ['adds the remaining cent to the first installment', 3, 18_643, 55_930, 18_644, 18_643],
    ['makes the first installment smaller when the others are rounded up', 7, 14_286, 100_000, 14_284, 14_286],
    ['splits an odd amount in two', 2, 5_001, 10_001, 5_000, 5_001],
    ['includes interest', 12, 10_500, 126_003, 10_503, 10_500],
    ['makes all installments equal when the total divides evenly', 12, 9_500, 114_000, 9_500, 9_500],
    ['makes a single installment the total', 1, 55_930, 55_930, 55_930, 55_930],
    ['divides again when the stated value is far from the total', 12, 10_000, 126_005, 10_505, 10_500],
    ['divides again when the stated value leaves a cent for each', 2, 50, 102, 51, 51],
    ['makes no installment negative', 12, 1, 7, 7, 0],
    ['gives zeros for a total of zero', 12, 0, 0, 0, 0],
  ])('%s', (_, id, value, totalValue, first, others) => {
    expect(splitInstallments({ id, value, totalValue })).toEqual({ first, others });
  });

  const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
  const counts = fc.integer({ min: 1, max: 24 });
  const isSplit = (id: number, value: number, totalValue: number) => {
    const { first, others } = splitInstallments({ id, value, totalValue });
    expect(first + others * (id - 1)).toBe(totalValue);
    expect(Math.min(first, others)).toBeGreaterThanOrEqual(0);
  };

  it('adds up to the total, whatever value the backend states', () => {
    fc.assert(fc.property(counts, amounts, amounts, isSplit), { numRuns: 5_000 });
    const near = fc.tuple(counts, amounts, fc.integer({ min: -30, max: 30 }));
    fc.assert(
      fc.property(near, ([id, total, off]) => isSplit(id, Math.max(0, Math.round(total / id) + off), total)),
      { numRuns: 5_000 },
    );
  });

  it('adds up to an amount that the checkout divides itself', () => {
    fc.assert(
      fc.property(counts, amounts, (id, amount) => {
        const plan = makePlanSummary({ installments: [makeInstallment(id, 114_000)] });
        for (const one of withAmount(plan, amount).installments) isSplit(one.id, one.value, amount);
      }),
    );
  });
});
