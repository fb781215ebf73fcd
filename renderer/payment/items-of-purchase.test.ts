import { expect, it } from 'vitest';
import { makeOrder } from '../testing/make-order';
import { makePlanSummary } from '../testing/make-plan-summary';
import { itemsOfPurchase } from './entries-of-purchase';

const plan = makePlanSummary();

it('the receipt of a plan alone names no items', () => {
  expect(itemsOfPurchase(makeOrder(plan))).toEqual({});
});

it('the receipt names each item as the buyer saw it, without ids and prices', () => {
  const where = { startsAt: '2027-11-07T11:00:00Z', city: 'Recife', place: 'Pátio' };
  const items = [
    { kind: 'profiles', id: plan.id, quantity: 3, amount: 0 },
    { kind: 'ticket', id: 'vip', name: 'Passe', quantity: 1, amount: 15_000, ...where },
  ] as const;
  expect(itemsOfPurchase(makeOrder(plan, { items }))).toEqual({
    items: [
      { kind: 'profiles', quantity: 3 },
      { kind: 'ticket', name: 'Passe', quantity: 1, ...where },
    ],
  });
});
