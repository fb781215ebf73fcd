import { expect, it } from 'vitest';
import type { Step } from '../../model/flow/resolve-step';
import type { MethodId } from '../../schemas/generated/types';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makePlanSummary } from '../testing/make-plan-summary';
import { makeSession } from '../testing/make-session';
import { countMethodsOf, countWaysToPay } from './count-ways-to-pay';

const view = makeCheckoutView();
const methods: MethodId[] = ['credit-card', 'pix', 'bankslip'];
const checkout = {
  ...view,
  plans: [makePlanSummary({ paymentMethods: methods })],
  settings: { ...view.settings, payment: { ...view.settings.payment, methods } },
};
const payment = (props: object): Step => ({ id: 'payment', templateId: 'payment', props }) as Step;

it.each<[name: string, steps: Step[], count: number]>([
  ['of all methods', [payment({})], 3],
  ['of a link that offers only Pix', [payment({ methods: ['pix'] })], 1],
  ['of a link that offers only slips', [payment({ methods: ['bankslip'] })], 1],
  ['of a method that the brand does not offer', [payment({ methods: ['pix', 'nu-pay'] })], 1],
  ['without a step that takes money', [], 0],
])('a flow %s has as many ways to pay: %#', (_, steps, count) => {
  expect(countWaysToPay({ ...checkout, flow: { id: 'x', steps } as typeof view.flow }, makeSession())).toBe(count);
});

it.each<[allowed: MethodId[] | undefined, count: number]>([
  [undefined, 3],
  [['m-pesa'], 1],
])('in Mozambique, a step that allows %j has %d', (allowed, count) => {
  const mozambican: MethodId[] = ['m-pesa', 'credit-card', 'bankslip'];
  const page = makeCheckoutView({ area: 'MZ' });
  const plans = [makePlanSummary({ currency: 'MZN', paymentMethods: mozambican })];
  const settings = { ...page.settings, payment: { ...page.settings.payment, methods: mozambican } };
  const flow = { id: 'x', steps: [payment(allowed ? { methods: allowed } : {})] } as typeof page.flow;
  expect(countWaysToPay({ ...page, plans, settings, flow }, makeSession())).toBe(count);
});

it('a custom offer has as many ways to pay as cards can be typed for it', () => {
  const [plan] = checkout.plans;
  if (!plan) throw new Error('a view without plans');
  const found = { id: 'sub_1', status: 'active', plan, amount: plan.amount, currency: 'BRL' } as const;
  const offer = { kind: 'custom', plan, amount: plan.amount } as const;
  const entry = {
    kind: 'subscription',
    id: 'sub_1',
    found: { ...found, nextChargeAt: '2026-12-01T12:00:00Z', offer },
  } as const;
  const ways = (charge: 'custom-offer' | 'renewal') =>
    countMethodsOf(payment({}), { ...checkout, entry, charges: { payment: charge } }, makeSession());
  expect([ways('custom-offer'), ways('renewal')]).toEqual([1, 3]);
});

it('a flow whose plans are not known has one way back to its payment', () => {
  expect(countWaysToPay({ ...checkout, plans: null }, makeSession())).toBe(1);
});
