import { describe, expect, it } from 'vitest';
import { makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { amountDueToday, type OfferedPlan, payableBy, pricePlan, scheduledCharge } from './offered-plan';
import { withAmount } from './with-amount';

const plan = makePlanSummary({ amount: 9_900 });
const trialPlan: OfferedPlan = { ...plan, trial: { count: 7, unit: 'day', firstChargeOn: '2026-11-28' } };

describe('a plan with a trial', () => {
  it.each([
    ['costs nothing today by card', ['credit-card'], 0],
    ['costs nothing today by two cards', ['credit-card', 'credit-card'], 0],
    ['costs nothing today by saved card', ['default-credit-card'], 0],
    ['is paid today by pix', ['pix'], 9_900],
    ['is paid today by card in person', ['credit-card-in-person'], 9_900],
    ['is paid today by Livelo points and a card', ['livelo', 'credit-card'], 9_900],
  ] as const)('%s', (_, methods, amount) => {
    const payable = payableBy(trialPlan, ...methods);
    expect(amountDueToday(payable)).toBe(amount);
    expect(scheduledCharge(payable)).toEqual(amount === 0 ? { amount: 9_900, date: '2026-11-28' } : undefined);
    expect(pricePlan(payable)).toMatchObject({ amount: 9_900, dueToday: amount, total: 9_900 });
  });

  it('is paid today after the server changes its amount', () => {
    expect(amountDueToday(withAmount(trialPlan, 9_900))).toBe(9_900);
  });
});

it('a plan without a trial is paid today, even by card', () => {
  expect(payableBy(plan, 'credit-card')).toEqual(plan);
  expect(amountDueToday(plan)).toBe(9_900);
  expect(scheduledCharge(plan)).toBeUndefined();
});
