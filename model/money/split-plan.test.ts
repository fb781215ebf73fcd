import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeInstallment, makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { pricePlan } from './offered-plan';
import { rescaleAmounts, splitAmount } from './split-amount';
import { splitInstallments } from './split-installments';
import { splitPlan } from './split-plan';

const amounts = fc.integer({ min: 2, max: 1_000_000_000 });

describe('the amounts of two cards', () => {
  it.each<[amount: number, wanted: number | undefined, parts: [number, number]]>([
    [114_000, 50_000, [50_000, 64_000]],
    [114_001, undefined, [57_001, 57_000]],
    [114_000, 0, [57_000, 57_000]],
    [114_000, 114_000, [57_000, 57_000]],
    [114_000, 1, [1, 113_999]],
    [2, undefined, [1, 1]],
  ])('of %i, with %s wanted on the first, are %j', (amount, wanted, parts) => {
    expect(splitAmount(amount, wanted)).toEqual(parts);
  });

  it('add up to the amount due and are never 0 or negative, whatever is wanted', () => {
    fc.assert(
      fc.property(amounts, fc.option(fc.double(), { nil: undefined }), (amount, wanted) => {
        const [first, second] = splitAmount(amount, wanted);
        expect(first + second).toBe(amount);
        expect(first >= 1 && second >= 1).toBe(true);
      }),
    );
  });

  it('keep their proportion when the amount due changes, and still add up', () => {
    expect(rescaleAmounts([50_000, 50_000], 90_000)).toEqual([45_000, 45_000]);
    expect(rescaleAmounts([1, 99_999], 50_000)).toEqual([1, 49_999]);
    expect(rescaleAmounts([1, 99_999], 40_000)).toEqual([1, 39_999]);
    expect(rescaleAmounts([99_999, 1], 40_000)).toEqual([39_999, 1]);
    fc.assert(
      fc.property(amounts, amounts, amounts, (first, second, amount) => {
        const [one, other] = rescaleAmounts([first, second], amount);
        expect(one + other).toBe(amount);
        expect(one >= 1 && other >= 1).toBe(true);
      }),
    );
  });
});

describe('the installments of two cards', () => {
  /** A plan whose installments cost up to 50 % interest, and a part of its price. */
  const plans = fc
    .record({
      amount: amounts,
      counts: fc.uniqueArray(fc.integer({ min: 1, max: 24 })),
      rate: fc.double({ min: 0, max: 0.5, noNaN: true }),
    })
    .chain(({ amount, counts, rate }) => {
      const installments = counts.map((count) =>
        makeInstallment(count, Math.round(amount * (1 + (count > 1 ? rate : 0))), { tax: rate }),
      );
      const plan = makePlanSummary({ amount, installments });
      return fc.record({ plan: fc.constant(plan), first: fc.integer({ min: 1, max: amount - 1 }) });
    });

  it('share the interest, and both totals add up to the plan’s', () => {
    const plan = makePlanSummary({ amount: 100_000, installments: [makeInstallment(12, 112_001, { tax: 1.2 })] });
    const parts = splitPlan(plan, [25_000, 75_000]);
    expect(parts.map(({ installments }) => installments[0]?.totalValue)).toEqual([28_000, 84_001]);
  });

  it('are within one minor unit of their share, and add up', () => {
    fc.assert(
      fc.property(plans, ({ plan, first }) => {
        const parts = splitPlan(plan, splitAmount(plan.amount, first));
        for (const { installments } of parts) {
          for (const installment of installments) {
            const { id, value, totalValue } = installment;
            expect(Math.abs(value - totalValue / id)).toBeLessThan(1);
            const { first: one, others } = splitInstallments(installment);
            expect(one + others * (id - 1)).toBe(totalValue);
            expect(one >= 0 && others >= 0).toBe(true);
          }
        }
        for (const { id, totalValue } of plan.installments) {
          const both = parts.map(({ installments }) => installments.find((one) => one.id === id)?.totalValue);
          if (both.some((total) => total === undefined)) continue;
          expect((both[0] ?? 0) + (both[1] ?? 0)).toBe(totalValue);
        }
      }),
    );
  });

  it('keep one payment for a part below one coin each', () => {
    const [first] = splitPlan(makePlanSummary(), [1, 113_999]);
    expect(first.installments.map(({ id }) => id)).toEqual([1]);
    const [only] = splitPlan(makePlanSummary({ installments: [makeInstallment(12, 114_000)] }), [1, 113_999]);
    expect(pricePlan(only).installment).toMatchObject({ id: 12, totalValue: 1 });
  });

  it('cost nothing more for a plan without installments', () => {
    const [first, second] = splitPlan(makePlanSummary({ installments: [] }), [1_000, 113_000]);
    expect(pricePlan(first).total + pricePlan(second).total).toBe(114_000);
  });
});
