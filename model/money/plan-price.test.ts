import { describe, expect, it } from 'vitest';
import { makeInstallment, makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { monthlyDifference, mostInstallments, pricePlan } from './plan-price';

describe('the price of a plan', () => {
  const plan = makePlanSummary({
    amount: 102_000,
    standardAmount: 114_000,
    installments: [
      makeInstallment(1, 102_000),
      makeInstallment(12, 102_000),
      makeInstallment(6, 102_000, { tax: 2, totalValue: 106_000, value: 17_667 }),
    ],
  });

  it.each([
    ['as offered, in the most installments', undefined, 12, 102_000],
    ['in one payment', 1, 1, 102_000],
    ['in installments with interest', 6, 6, 106_000],
    ['in a number of installments that is not offered', 24, 12, 102_000],
    ['in zero installments', 0, 12, 102_000],
    ['in half an installment', 1.5, 12, 102_000],
  ])('%s', (_, count, id, total) => {
    expect(pricePlan(plan, count)).toMatchObject({ amount: 102_000, discount: 12_000, installment: { id }, total });
  });

  it('without installments is one payment of the whole amount', () => {
    const price = pricePlan(makePlanSummary({ amount: 9_900, standardAmount: 12_000, installments: [] }), 12);
    expect(price.installment).toEqual({ id: 1, value: 9_900, standardValue: 12_000, tax: 0, totalValue: 9_900 });
    expect(price.total).toBe(9_900);
  });

  it('has no negative discount when the plan became more expensive', () => {
    expect(pricePlan(makePlanSummary({ amount: 200, standardAmount: 100 })).discount).toBe(0);
  });

  it.each([
    [[1, 12, 6], 12],
    [[3], 3],
    [[], undefined],
  ])('offers the highest of the installments %j: %s', (counts, most) => {
    const installments = counts.map((count) => makeInstallment(count, 1_200));
    expect(mostInstallments(makePlanSummary({ installments }))?.id).toBe(most);
  });
});

describe('the extra cost of each installment compared with one payment', () => {
  const plan = makePlanSummary({ amount: 114_000 });

  it.each([
    ['a share of the interest', 12, 126_000, 1_000],
    ['rounded to the cent', 7, 114_100, 14],
    ['nothing without interest', 12, 114_000, undefined],
    ['nothing when it is less than a cent', 12, 114_005, undefined],
    ['nothing when installments cost less', 12, 100_000, undefined],
  ])('is %s', (_, count, totalValue, difference) => {
    const value = Math.round(totalValue / count);
    const tax = Math.max(0, totalValue - plan.amount);
    expect(monthlyDifference(plan, makeInstallment(count, 114_000, { totalValue, value, tax }))).toBe(difference);
  });
});
