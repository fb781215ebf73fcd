import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '../../model/money/select-order';
import { validatePurchasedPlan, validatePurchaseIntent } from '../../schemas/generated/session.mjs';
import type { Flow } from '../../schemas/generated/types';
import { readStored } from '../session/browser-storage';
import { hasPaidFor, ownerOf } from '../session/purchase-owner';
import { fakeBrowser } from '../testing/fake-browser';
import { type FakePaymentBackend, fakePaymentBackend, type Sending } from '../testing/fake-payment-backend';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeFlow, makeStep } from '../testing/make-flow';
import { makeOrder } from '../testing/make-order';
import { makePlanSummary } from '../testing/make-plan-summary';
import { makeSession } from '../testing/make-session';
import { makeStepContext } from '../testing/make-step-context';
import { payForStep } from './pay-for-step';

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const plan = makePlanSummary({ id: 'yearly-1' });
const owner = ownerOf(makeCheckoutView());
const withBump: Partial<Order> = { items: [{ kind: 'bump', id: 'course', quantity: 1, name: 'Curso', amount: 9_700 }] };
const identity = 'plan:main:bump.course.1';

function payFor(backend: FakePaymentBackend, changes: Partial<Order> = {}, agreedTo?: string, flow?: Flow) {
  const view = makeCheckoutView();
  const checkout = { ...view, plans: [plan], ...(flow && { flow }) };
  return payForStep(makeStepContext({ api: backend.api, checkout, agreedTo }), {
    order: makeOrder(plan, changes),
    method: 'pix',
    buildEntries: ({ amount }) => [{ method: 'pix', amount }],
    document: undefined,
  });
}

const record = () => readStored('PURCHASED_PLAN', validatePurchasedPlan, owner);

it('a plan without extras is stored and sent without items', async () => {
  const backend = fakePaymentBackend();
  await payFor(backend);
  expect(record()).toMatchObject({ planId: 'yearly-1', status: 'paid' });
  expect(record()).not.toHaveProperty('order');
  expect(backend.bodies[0]).not.toHaveProperty('items');
});

it('extra items are sent, and the stored purchase identifies their order', async () => {
  const backend = fakePaymentBackend();
  await payFor(backend, withBump);
  expect(backend.bodies).toMatchObject([{ items: [{ kind: 'bump', id: 'course', quantity: 1 }] }]);
  expect(record()).toMatchObject({ order: identity });
});

it('paying the same order again sends no second payment', async () => {
  const backend = fakePaymentBackend();
  await payFor(backend, withBump);
  expect(await payFor(backend, withBump)).toMatchObject({ kind: 'next', session: { purchase: { token: 'pay_1' } } });
  expect(backend.ledger.size).toBe(1);
});

it('another order of a paid plan asks for confirmation first and then has its own payment', async () => {
  const backend = fakePaymentBackend();
  await payFor(backend);
  expect(await payFor(backend, withBump)).toMatchObject({ formError: { code: 'other_bought' } });
  expect(await payFor(backend, withBump, 'pay_1')).toMatchObject({ kind: 'next' });
  expect(backend.ledger.size).toBe(2);
});

it('an open pix for the plan alone does not share its key with an order with items', async () => {
  const waits: Sending = { row: { status: 'pending', pix: { code: '000201', expiresAt: '2026-07-01T12:15:00Z' } } };
  const backend = fakePaymentBackend({ next: [waits, waits] });
  await payFor(backend);
  await payFor(backend, withBump);
  expect(new Set(backend.keys).size).toBe(2);
  expect(readStored('purchaseIntent', validatePurchaseIntent, owner)).toMatchObject({
    order: identity,
    besides: [{ token: 'pay_1' }],
  });
});

it('a paid plan does not count as paid for an order with items', () => {
  const purchase = { token: 'pay_1', planId: plan.id, planName: plan.planName, amount: plan.amount } as const;
  const paid = { ...purchase, currency: 'BRL', method: 'pix', status: 'paid', payer: 'lead_1' } as const;
  const session = makeSession({ leadId: 'lead_1', purchase: paid });
  expect([hasPaidFor(paid, session, plan), hasPaidFor(paid, session, plan, identity)]).toEqual([true, false]);
  // The end of a purchase removes the lead: whoever is left here has paid.
  expect(hasPaidFor(paid, makeSession({ purchase: paid }), plan)).toBe(true);
  const sessionWithBump = makeSession({ leadId: 'lead_1', purchase: { ...paid, order: identity } });
  expect([
    hasPaidFor({ ...paid, order: identity }, sessionWithBump, plan),
    hasPaidFor({ ...paid, order: identity }, sessionWithBump, plan, identity),
  ]).toEqual([false, true]);
});

it.each(['item_not_found', 'ticket_sold_out'] as const)(
  'an extra refused as %s leaves the order, and the next press pays the rest',
  async (code) => {
    const error = { code, retryable: false, outcome: 'none' } as const;
    const backend = fakePaymentBackend({ next: [{ status: 422, error }] });
    const order = { ...withBump, total: plan.amount + 9_700, amount: plan.amount + 9_700 };
    expect(await payFor(backend, order)).toMatchObject({
      kind: 'stay',
      session: { bump: null },
      formError: { code: 'bump_gone', outcome: 'none', values: { name: 'Curso' } },
    });
    expect(await payFor(backend)).toMatchObject({ kind: 'next' });
    expect(backend.ledger.size).toBe(1);
  },
);

it('a ticket that sold out stays in the order, and the step that offers others is named', async () => {
  const error = { code: 'ticket_sold_out', retryable: false, outcome: 'none' } as const;
  const backend = fakePaymentBackend({ next: [{ status: 422, error }] });
  const flow = makeFlow('event', makeStep('lead'), makeStep('select-test-location'), makeStep('payment'));
  const items = [{ kind: 'ticket', id: 'vip', quantity: 1, name: 'Passe', amount: 500 }] as const;
  const result = await payFor(backend, { items: [...items, ...(withBump.items ?? [])] }, undefined, flow);
  expect(result).toMatchObject({
    kind: 'stay',
    formError: { code: 'ticket_gone', outcome: 'none', values: { name: 'Passe' }, stepId: 'select-test-location' },
  });
  expect(result).not.toMatchObject({ session: { ticket: null } });
});

it('a new price of an order with an extra changes the plan, and the extra keeps its own price', async () => {
  const total = plan.amount + 9_700;
  const error = { code: 'amount_changed', retryable: false, outcome: 'none', amount: total + 500 } as const;
  const backend = fakePaymentBackend({ next: [{ status: 422, error }] });
  const changed = await payFor(backend, { ...withBump, total, amount: total, plan: { ...plan, amount: total } });
  expect(changed).toMatchObject({
    formError: { code: 'amount_changed' },
    session: { plans: [{ id: plan.id, amount: plan.amount + 500 }] },
  });
});
