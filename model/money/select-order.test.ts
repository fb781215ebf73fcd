import { describe, expect, it } from 'vitest';
import { makeCheckoutView } from '../../renderer/testing/make-checkout-view';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { makeInstallment, makePlanSummary } from '../../renderer/testing/make-plan-summary';
import { makeSession } from '../../renderer/testing/make-session';
import type { SubscriptionAnswer } from '../../schemas/generated/types';
import type { OfferedPlan } from './offered-plan';
import { orderPayableBy, selectOrder } from './select-order';
import { selectCharged } from './select-plan-of-step';

const plan: OfferedPlan = makePlanSummary({ id: 'monthly-1', amount: 9_900 });
const withTrial: OfferedPlan = { ...plan, trial: { count: 7, unit: 'day', firstChargeOn: '2026-11-28' } };
const checkout = { ...makeCheckoutView(), plans: [plan], search: 'product=ac&voucher=BLACK' };
const step = makeStep('payment');

const invoice = { id: 'inv_1', amount: 7_500, currency: 'BRL', plan, status: 'open', dueDate: '2026-12-01' } as const;
const subscription = {
  id: 'sub_1',
  status: 'active',
  plan,
  amount: 9_900,
  currency: 'BRL',
  nextChargeAt: '2026-12-01T12:00:00Z',
} as const;
const yearly = makePlanSummary({ id: 'yearly-1', amount: 114_000 });

const invoiceVisit = {
  charges: { payment: 'invoice', pix: 'invoice' },
  entry: { kind: 'invoice', id: 'inv_1', found: invoice },
} as const;

describe('the order of a payment step', () => {
  it('has the plan, price, voucher, sale and call', () => {
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

  it.each([
    ['the typed voucher in place of the link’s', 'NOVO', 'NOVO'],
    ['no voucher once the buyer has removed the link’s', '', undefined],
  ])('has %s', (_, code, voucher) => {
    expect(selectOrder(checkout, makeSession({ voucher: { code } }), step)).toMatchObject({ voucher });
  });

  it('keeps the interest of an invoice whose plan has the requested price', () => {
    const installments = [makeInstallment(12, 7_500, { tax: 900, totalValue: 8_400 })];
    const entry = { ...invoiceVisit.entry, found: { ...invoice, plan: { ...plan, amount: 7_500, installments } } };
    expect(selectOrder({ ...checkout, ...invoiceVisit, entry }, makeSession(), step)?.plan).toMatchObject({
      installments,
    });
  });

  it('uses the v1 call if the brand sets it', () => {
    const { settings } = checkout;
    const older = { ...checkout, settings: { ...settings, payment: { ...settings.payment, api: 'v1' as const } } };
    expect(selectOrder(older, makeSession(), step)?.call).toBe('v1');
  });

  it('has the sale of the nearest earlier step that states one', () => {
    const paying = makeStep('payment', { props: { operation: 'sale-invoice', type: 'bolsa' } });
    const flow = makeFlow('default', makeStep('lead'), paying, makeStep('pix'));
    const sale = { operation: 'sale-invoice', type: 'bolsa' };
    expect(selectOrder({ ...checkout, flow }, makeSession(), paying)).toMatchObject(sale);
    expect(selectOrder({ ...checkout, flow }, makeSession(), makeStep('pix'))).toMatchObject(sale);
  });

  it.each([
    [{ operation: 'first-invoice-payment' }, 'first-invoice-payment'],
    [{}, 'invoice'],
  ] as const)('has the amount of the invoice, with the props %j, on the payment and pix steps', (props, operation) => {
    const flow = makeFlow('invoice', makeStep('payment', { props }), makeStep('pix'));
    const visit = { ...checkout, flow, ...invoiceVisit };
    const order = {
      kind: 'invoice',
      id: 'inv_1',
      operation,
      amount: 7_500,
      total: 7_500,
      voucher: undefined,
      plan: { id: 'monthly-1', amount: 7_500, standardAmount: 7_500 },
    };
    for (const one of flow.steps) expect(selectOrder(visit, makeSession(), one)).toMatchObject(order);
  });

  it.each([
    ['open', true],
    ['processing', true],
    ['paid', false],
    ['expired', false],
    ['canceled', false],
  ] as const)('exists for an invoice with the status %s: %s', (status, isPayable) => {
    const entry = { ...invoiceVisit.entry, found: { ...invoice, status } };
    expect(selectOrder({ ...checkout, ...invoiceVisit, entry }, makeSession(), step) !== undefined).toBe(isPayable);
  });

  it.each([
    [{}, 'v1'],
    [{ api: 'v1' }, 'v1'],
    [{ api: 'v2' }, 'v2'],
  ] as const)('for a renewal, with the props %j, uses the call %s', (props, call) => {
    const found = { ...invoice, id: 'sub_1', status: 'overdue', nextChargeAt: '2026-11-20T12:00:00Z' } as const;
    const visit = { charges: { payment: 'renewal' }, entry: { kind: 'subscription', id: 'sub_1', found } } as const;
    const paying = { ...step, props: props as object };
    const order = { kind: 'renewal', id: 'sub_1', operation: 'renew', amount: 7_500, call };
    expect(selectOrder({ ...checkout, ...visit }, makeSession(), paying)).toMatchObject(order);
    const canceled = { ...visit, entry: { ...visit.entry, found: { ...found, status: 'canceled' as const } } };
    expect(selectOrder({ ...checkout, ...canceled }, makeSession(), paying)).toBeUndefined();
  });

  it.each([{ kind: 'invoice', id: 'inv_1', found: null }, { kind: 'product' }] as const)(
    'is undefined for an invoice step when the visit is about %j',
    (entry) => {
      expect(selectOrder({ ...checkout, ...invoiceVisit, entry }, makeSession(), step)).toBeUndefined();
    },
  );

  it('is undefined without plans', () => {
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

describe('the saved card of an order', () => {
  const savedCard = { paymentProfileId: 'card_1', card: { company: 'visa', lastFour: '1111' } } as const;

  it('is the card of an earlier purchase', () => {
    expect(selectOrder(checkout, makeSession({ savedCard }), step)).toMatchObject({ savedCard });
    expect(selectOrder(checkout, makeSession(), step)).not.toHaveProperty('savedCard');
  });

  it('is not offered for an invoice, whose payer may be another person', () => {
    const order = selectOrder({ ...checkout, ...invoiceVisit }, makeSession({ savedCard }), step);
    expect(order).not.toHaveProperty('savedCard');
  });
});

describe('the order of an upsell', () => {
  const bought = {
    token: 'pay_1',
    planId: 'yearly-1',
    planName: 'Plano anual',
    amount: 114_000,
    currency: 'BRL',
    method: 'credit-card',
    status: 'paid',
    paymentProfileIds: ['card_1', 'card_2'],
    card: { company: 'visa', lastFour: '1111' },
  } as const;
  const selling = { ...checkout, sells: 'upsell' } as const;

  it('has its own id, no voucher, and the first saved card of the purchase', () => {
    const session = makeSession({ purchase: { ...bought, paymentProfileIds: [...bought.paymentProfileIds] } });
    expect(selectOrder(selling, session, step)).toMatchObject({
      kind: 'plan',
      id: 'upsell',
      voucher: undefined,
      savedCard: { paymentProfileId: 'card_1', card: bought.card },
    });
  });

  it('names the first of two cards that paid the purchase together', () => {
    const { card: _, ...byTwo } = bought;
    const part = { amount: 57_000, installments: 1, installmentAmount: 57_000 };
    const cards = [
      { company: 'elo' as const, lastFour: '7013', ...part },
      { company: 'visa' as const, lastFour: '1111', ...part },
    ];
    const purchase = { ...byTwo, paymentProfileIds: [...bought.paymentProfileIds], cards };
    expect(selectOrder(selling, makeSession({ purchase }), step)?.savedCard).toEqual({
      paymentProfileId: 'card_1',
      card: { company: 'elo', lastFour: '7013' },
    });
  });

  it('has no saved card after a purchase that saved none', () => {
    const { paymentProfileIds: _, ...paidByPix } = bought;
    expect(selectOrder(selling, makeSession({ purchase: paidByPix }), step)).not.toHaveProperty('savedCard');
  });

  it('takes its plan from the steps of the upsell, not from the steps of the page', () => {
    const monthly = makePlanSummary({ id: 'month', planType: 'monthly' });
    const yearly = makePlanSummary({ id: 'year', planType: 'yearly' });
    const flow = makeFlow(
      'default',
      makeStep('payment', { props: { plan: { planType: 'yearly' }, operation: 'sale-invoice' } }),
      makeStep('upsell-presentation', { props: { plan: { planType: 'monthly' } } }),
      makeStep('upsell-payment'),
    );
    const offer = { ...selling, flow, plans: [yearly, monthly], otherTemplates: ['payment'] as const };
    expect(selectOrder(offer, makeSession(), makeStep('upsell-payment'))).toMatchObject({
      plan: { id: 'month' },
      operation: 'direct',
    });
  });
});

describe('the order of an offer for a subscriber', () => {
  const upgrade = { kind: 'upgrade', plan: yearly, amount: 104_100 } as const;
  const custom = { kind: 'custom', plan, amount: 8_910 } as const;
  const visitOf = (charge: 'upgrade' | 'custom-offer', found: Partial<SubscriptionAnswer>) => ({
    ...checkout,
    charges: { payment: charge },
    entry: { kind: 'subscription', id: 'sub_1', found: { ...subscription, ...found } } as const,
  });

  it.each([
    ['upgrade', upgrade, { kind: 'upgrade', operation: 'upgrade', amount: 104_100, call: 'v2' }, 'yearly-1'],
    ['custom-offer', custom, { kind: 'renewal', operation: 'renew', amount: 8_910, call: 'v1' }, 'monthly-1'],
  ] as const)('has the price of the %s', (charge, offer, order, planId) => {
    const sold = selectOrder(visitOf(charge, { offer }), makeSession(), step);
    expect(sold).toMatchObject({ ...order, id: 'sub_1', voucher: undefined, plan: { id: planId } });
  });

  it('has installments of the special price, even if the offer names those of the usual one', () => {
    const offer = { ...custom, plan: { ...plan, amount: 8_910 } };
    const sold = selectOrder(visitOf('custom-offer', { offer }), makeSession(), step);
    expect(sold?.plan.installments.map(({ totalValue }) => totalValue)).toEqual(plan.installments.map(() => 8_910));
  });

  it('has the special price in each number of payments, even if the offer names it for one payment alone', () => {
    const [single] = plan.installments.map((one) => ({ ...one, value: 8_910, totalValue: 8_910 }));
    const twice = { id: 2, value: 4_950, standardValue: 4_950, tax: 0, totalValue: 9_900 };
    const installments = single ? [single, twice] : [];
    const sold = selectOrder(
      visitOf('custom-offer', { offer: { ...custom, plan: { ...plan, amount: 8_910, installments } } }),
      makeSession(),
      step,
    );
    expect(sold?.plan.installments.map(({ totalValue }) => totalValue)).toEqual([8_910, 8_910]);
  });

  it.each([
    ['upgrade', { offer: upgrade, status: 'renewed' }, true],
    ['upgrade', { offer: upgrade, status: 'canceled' }, false],
    ['upgrade', { offer: custom }, false],
    ['upgrade', {}, false],
    ['custom-offer', { offer: custom, status: 'overdue' }, true],
    ['custom-offer', { offer: custom, status: 'renewed' }, false],
    ['custom-offer', { offer: upgrade }, false],
  ] as const)('for the %s of the subscription %j, exists: %s', (charge, found, exists) => {
    const visit = visitOf(charge, found);
    expect(selectOrder(visit, makeSession(), step) !== undefined).toBe(exists);
    expect(selectCharged(visit, step.id)?.isPayable).toBe(exists);
  });
});

describe('the items of the order', () => {
  const ticket = {
    id: 'vip',
    name: 'Passe',
    startsAt: '2027-07-09T11:00:00Z',
    city: 'Recife',
    place: 'Pátio',
    amount: 500,
  };
  const session = makeSession({ profiles: { quantity: 3, extra: 2 }, ticket });
  const giving = (...gives: ('profiles' | 'ticket')[]) => ({ ...checkout, manifests: { one: { gives } } });

  it('are those that a step of the flow asks for', () => {
    expect(selectOrder(giving('profiles', 'ticket'), session, step)?.amount).toBe(3 * 9_900 + 500);
    expect(selectOrder(giving('ticket'), session, step)?.amount).toBe(9_900 + 500);
    expect(selectOrder(giving(), session, step)?.items).toEqual([]);
  });

  it('of an upsell are the people that its own step adds', () => {
    const upsell = { ...checkout, sells: 'upsell' as const };
    const manifests = { one: { gives: ['profiles' as const], sells: 'upsell' as const } };
    expect(selectOrder({ ...upsell, manifests }, session, step)?.amount).toBe(2 * 9_900);
    expect(selectOrder({ ...upsell, ...giving('profiles'), sells: 'upsell' }, session, step)?.amount).toBe(9_900);
  });
});
