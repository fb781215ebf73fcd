import { describe, expect, it } from 'vitest';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { makeSession } from '../../renderer/testing/make-session';
import type { OfferedPlan } from './offered-plan';
import { orderPayableBy, selectOrder } from './select-order';

const plan: OfferedPlan = makePlanSummary({ id: 'monthly-1', amount: 9_900 });
const withTrial: OfferedPlan = { ...plan, trial: { count: 7, unit: 'day', firstChargeOn: '2026-11-28' } };
const checkout = { ...makeCheckoutView(), plans: [plan], search: 'product=ac&voucher=BLACK' };
const step = makeStep('payment');

describe('the order of a payment step', () => {
  it('names plan, price, voucher, sale and call', () => {
    expect(selectOrder(checkout, makeSession(), step)).toEqual({
      kind: 'plan',
      id: 'main',
      plan,
      items: [],
      voucher: 'BLACK',
      operation: 'direct',
      amount: 9_900,
      total: 9_900,
      later: undefined,
      currency: 'BRL',
      call: 'v2',
    });
  });

  it('goes by the older call where the brand says so', () => {
    const { settings } = checkout;
    const older = { ...checkout, settings: { ...settings, payment: { ...settings.payment, api: 'v1' as const } } };
    expect(selectOrder(older, makeSession(), step)?.call).toBe('v1');
  });

  it('is for the sale of the nearest step that states one', () => {
    const paying = makeStep('payment', { props: { operation: 'sale-invoice', type: 'bolsa' } });
    const flow = makeFlow('default', makeStep('lead'), paying, makeStep('pix'));
    const sale = { operation: 'sale-invoice', type: 'bolsa' };
    expect(selectOrder({ ...checkout, flow }, makeSession(), paying)).toMatchObject(sale);
    expect(selectOrder({ ...checkout, flow }, makeSession(), makeStep('pix'))).toMatchObject(sale);
  });

  it('is missing without plans', () => {
    expect(selectOrder({ ...checkout, plans: null }, makeSession(), step)).toBeUndefined();
  });

  it.each([
    ['credit-card', { amount: 0, total: 9_900, later: { amount: 9_900, date: '2026-11-28' } }],
    ['pix', { amount: 9_900, total: 9_900, later: undefined }],
  ] as const)('with a trial charges today by %s: %j', (method, amounts) => {
    const order = selectOrder({ ...checkout, plans: [withTrial] }, makeSession(), step);
    expect(order && orderPayableBy(order, method)).toMatchObject(amounts);
  });
});
