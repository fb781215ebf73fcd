import { describe, expect, it } from 'vitest';
import { makeInstallment, makePlanSummary } from '../../renderer/testing/make-plan-summary';
import type { PaymentMethod } from '../../schemas/generated/types';
import {
  canCostInterest,
  canPayAtOnce,
  monthlyDifference,
  mostInstallments,
  pricePlan,
  usualInstallments,
} from './offered-plan';

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

  it('is due later during a trial, and in full today without one', () => {
    const trial = { count: 7, unit: 'day', firstChargeOn: '2026-11-28' } as const;
    expect(pricePlan({ ...plan, trial })).toMatchObject({ amount: 102_000, dueToday: 0, total: 102_000 });
    expect(pricePlan(plan).dueToday).toBe(102_000);
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

describe('the installments chosen beforehand', () => {
  const withTax = (id: number, tax: number) => makeInstallment(id, 34_800, { tax, totalValue: 34_800 + tax });

  it.each<[title: string, taxes: Record<number, number>, stated: number | undefined, id: number | undefined]>([
    ['the most without interest', { 1: 0, 6: 0, 12: 4_668 }, undefined, 6],
    ['one payment, if all others cost interest', { 1: 0, 2: 300, 12: 4_668 }, undefined, 1],
    ['the least interest, if all cost some', { 2: 300, 3: 300, 12: 4_668 }, undefined, 3],
    ['the only ones', { 12: 4_668 }, undefined, 12],
    ['the brand’s own, even with interest', { 1: 0, 6: 0, 12: 4_668 }, 12, 12],
    ['the brand’s own, if they are fewer', { 1: 0, 6: 0, 12: 0 }, 6, 6],
    ['the usual ones, if the plan lacks the brand’s own', { 1: 0, 6: 0 }, 3, 6],
    ['none of none', {}, 12, undefined],
  ])('are %s', (_, taxes, defaultInstallments, id) => {
    const installments = Object.entries(taxes).map(([count, tax]) => withTax(Number(count), tax));
    const plan = makePlanSummary({ amount: 34_800, installments: installments.toReversed() });
    expect(usualInstallments(defaultInstallments ? { ...plan, defaultInstallments } : plan)?.id).toBe(id);
  });
});

describe('the extra cost of each installment compared with one payment', () => {
  const plan = makePlanSummary({ amount: 114_000 });

  it.each([
    ['a share of the interest', 12, 126_000, 1_000],
    ['rounded to the cent', 7, 114_100, 14],
    ['nothing without interest', 12, 114_000, undefined],
    ['nothing when it is less than half a cent', 12, 114_005, undefined],
    ['a cent from half a cent on', 12, 114_006, 1],
    ['nothing when installments cost less', 12, 100_000, undefined],
  ])('is %s', (_, count, totalValue, difference) => {
    const value = Math.round(totalValue / count);
    const tax = Math.max(0, totalValue - plan.amount);
    expect(monthlyDifference(plan, makeInstallment(count, 114_000, { totalValue, value, tax }))).toBe(difference);
  });
});

it.each([
  ['without interest', [0, 0], false],
  ['with interest in some choice', [0, 900], true],
  ['without a choice', [], false],
])('a plan %s can cost interest: %#', (_, taxes, canCost) => {
  const installments = taxes.map((tax, index) => makeInstallment(index + 1, 1_200, { tax }));
  expect(canCostInterest(makePlanSummary({ installments }))).toBe(canCost);
});

it.each<[title: string, methods: PaymentMethod[], counts: number[], isPossible: boolean]>([
  ['by a card with one payment', ['credit-card'], [1, 12], true],
  ['by a card without installments', ['credit-card'], [], true],
  ['by a card in two payments or more', ['credit-card'], [2, 12], false],
  ['by two ways to pay by card in 12', ['credit-card', 'credit-card+credit-card'], [12], false],
  ['by Pix beside a card in 12', ['credit-card', 'pix'], [12], true],
  ['by Pix alone', ['pix'], [12], true],
])('one payment is possible or not: %s', (_, paymentMethods, counts, isPossible) => {
  const installments = counts.map((count) => makeInstallment(count, 1_200));
  expect(canPayAtOnce(makePlanSummary({ paymentMethods, installments }))).toBe(isPossible);
});
