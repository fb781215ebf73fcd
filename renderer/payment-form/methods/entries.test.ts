import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderPayableBy } from '../../../model/money/select-order';
import { methodIds } from '../../../schemas/generated/methods-by-trait';
import { loadEntries } from '../../testing/load-entries';
import { makeOrder } from '../../testing/make-order';
import { makeInstallment, makePlanSummary } from '../../testing/make-plan-summary';

const orders = fc
  .record({
    amount: fc.integer({ min: 1, max: 1_000_000_000 }),
    count: fc.integer({ min: 1, max: 24 }),
    isTrial: fc.boolean(),
  })
  .map(({ amount, count, isTrial }) => {
    const plan = makePlanSummary({ amount, installments: [makeInstallment(count, amount)] });
    const trial = { count: 7, unit: 'day', firstChargeOn: '2026-11-28' } as const;
    return makeOrder(isTrial ? { ...plan, trial } : plan, { savedCard: { paymentProfileId: 'card_1' } });
  });

it.each(methodIds)('the entries of %s add up to the amount due for any input', async (method) => {
  const buildEntries = await loadEntries(method);
  const values = fc.dictionary(fc.constantFrom('installments', 'cardNumber', 'cardHolder', 'amount'), fc.string());
  fc.assert(
    fc.property(orders, values, (offered, typed) => {
      const order = orderPayableBy(offered, method);
      const amounts = buildEntries(typed, order).map(({ amount }) => amount);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(order.amount);
      expect(amounts.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
    }),
  );
});
