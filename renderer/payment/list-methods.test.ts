import { expect, it } from 'vitest';
import type { Order } from '../../model/money/select-order';
import type { PaymentMethod } from '../../schemas/generated/types';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeFlow, makeStep } from '../testing/make-flow';
import { makeOrder } from '../testing/make-order';
import { makePlanSummary } from '../testing/make-plan-summary';
import { makeSession } from '../testing/make-session';
import { listMethods, listUpsellMethods } from './list-methods';

const paymentMethods: PaymentMethod[] = ['credit-card', 'pix', 'default-credit-card', 'cash'];
const plan = makePlanSummary({ paymentMethods });
const { settings } = makeCheckoutView();
const savedCard = { paymentProfileId: 'card_1' };

function list(
  order: Pick<Order, 'plan'> & Partial<Order>,
  allowed?: PaymentMethod[],
  methods: PaymentMethod[] = order.plan.paymentMethods,
) {
  const usual = { kind: 'plan', call: 'v2', total: order.plan.amount } as const;
  return listMethods({ ...usual, ...order }, { ...settings, payment: { ...settings.payment, methods } }, allowed);
}

const byPhone = makePlanSummary({ paymentMethods: ['m-pesa', 'debit-card'] });
const byTwoCards = makePlanSummary({ paymentMethods: ['credit-card', 'credit-card+credit-card'] });

const bought = { token: 'pay_1', planId: 'P1', planName: 'Plano', amount: 1, currency: 'BRL', status: 'paid' } as const;

/** Methods of an upsell after a purchase by Pix, in a flow of these templates. */
function listUpsell(order: Partial<Order>, ...templateIds: ('payment' | 'pix')[]) {
  const methods: PaymentMethod[] = ['credit-card', 'default-credit-card', 'pix', 'bankslip'];
  const view = makeCheckoutView();
  const checkout = {
    ...view,
    settings: { ...settings, payment: { ...settings.payment, methods } },
    flow: makeFlow('one', ...templateIds.map((id) => makeStep(id))),
  };
  const purchase = { ...bought, method: 'pix' as const };
  const offer = makeOrder(makePlanSummary({ paymentMethods: methods }), order);
  return listUpsellMethods(offer, checkout, makeSession({ purchase }), undefined);
}

it.each<[title: string, listed: string[], expected: string[]]>([
  ['offers the method of the main purchase first', listUpsell({}, 'payment', 'pix'), ['pix', 'credit-card']],
  ['offers no code where no step shows it', listUpsell({}, 'payment'), ['credit-card']],
  [
    'offers a saved card before the method of the main purchase',
    listUpsell({ savedCard }, 'payment', 'pix'),
    ['default-credit-card', 'credit-card', 'pix'],
  ],
])('an upsell %s', (_, listed, expected) => {
  expect(listed).toEqual(expected);
});

it.each<[title: string, listed: string[], expected: string[]]>([
  ['offers the methods of the plan in its order, but none in person', list({ plan }), ['credit-card', 'pix']],
  [
    'offers the saved card of the buyer first',
    list({ plan, savedCard }),
    ['default-credit-card', 'credit-card', 'pix'],
  ],
  ['offers only the methods that the step allows', list({ plan, savedCard }, ['pix']), ['pix']],
  ['offers a payment in person on a step that names it', list({ plan }, ['cash']), ['cash']],
  [
    'offers no push for a renewal, whose request has no phone',
    list({ plan: byPhone, kind: 'renewal' }),
    ['debit-card'],
  ],
  ['offers a push for a plan', list({ plan: byPhone }), ['m-pesa', 'debit-card']],
  ['offers two cards', list({ plan: byTwoCards }), ['credit-card', 'credit-card+credit-card']],
  ['offers no two cards for a call that takes one entry', list({ plan: byTwoCards, call: 'v1' }), ['credit-card']],
  ['offers no two cards for the smallest coin', list({ plan: byTwoCards, total: 1 }), ['credit-card']],
  [
    'offers two cards for one coin each',
    list({ plan: byTwoCards, total: 2 }),
    ['credit-card', 'credit-card+credit-card'],
  ],
  ['asks a free order for no saved card', list({ plan, savedCard, total: 0 }), ['credit-card', 'pix']],
  ['offers only the methods of the brand', list({ plan, savedCard }, undefined, ['credit-card']), ['credit-card']],
])('the payment form %s', (_, listed, expected) => {
  expect(listed).toEqual(expected);
});
