import { describe, expect, it } from 'vitest';
import { makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { amountDueToday, type OfferedPlan, payableBy, scheduledCharge } from './offered-plan';
import { pricePlan } from './plan-price';
import { withAmount } from './with-amount';

const plan = makePlanSummary({ amount: 9_900 });
const trialPlan: OfferedPlan = { ...plan, trial: { count: 7, unit: 'day', firstChargeOn: '2026-11-28' } };

describe('a plan with a trial', () => {
  it.each([
    ['by a card costs nothing today', ['credit-card'], 0],
    ['by two cards as well', ['credit-card', 'credit-card'], 0],
    ['by a card that is known as well', ['default-credit-card'], 0],
    ['by pix is paid today', ['pix'], 9_900],
    ['by a card at the counter is paid today', ['credit-card-in-person'], 9_900],
    ['by points and a card is paid today', ['livelo', 'credit-card'], 9_900],
  ] as const)('%s', (_, methods, amount) => {
    const payable = payableBy(trialPlan, ...methods);
    expect(amountDueToday(payable)).toBe(amount);
    expect(scheduledCharge(payable)).toEqual(amount === 0 ? { amount: 9_900, date: '2026-11-28' } : undefined);
    expect(pricePlan(payable)).toMatchObject({ amount: 9_900, dueToday: amount, total: 9_900 });
  });

  it('has none any more when the server asks an amount', () => {
    expect(amountDueToday(withAmount(trialPlan, 9_900))).toBe(9_900);
  });
});

it('a plan without one is paid today, whatever the method', () => {
  expect(payableBy(plan, 'credit-card')).toEqual(plan);
  expect(amountDueToday(plan)).toBe(9_900);
  expect(scheduledCharge(plan)).toBeUndefined();
});
