import { expect, it } from 'vitest';
import type { OfferId } from '../../model/flow/resolve-step';
import { firstStep } from '../../model/flow/resolve-step';
import type { DataPix, PurchasedPlan } from '../../schemas/generated/types';
import { sellOffer } from '../checkout/sell-offer';
import { fingerprintOf } from '../session/fingerprint-of';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeFlow, makeStep } from '../testing/make-flow';
import { makePlanSummary } from '../testing/make-plan-summary';
import { makeSession, type SessionChanges } from '../testing/make-session';
import { readRepositoryManifests } from '../testing/test-repository';
import { factOfPress, listFacts, type MeasuredPage } from './list-facts';

const manifests = readRepositoryManifests();
const flow = makeFlow(
  'default',
  makeStep('lead', { defaultNextStepId: 'payment' }),
  makeStep('payment', { defaultNextStepId: 'pix' }),
  makeStep('pix', { defaultNextStepId: 'upsell-presentation' }),
  makeStep('upsell-presentation', { defaultNextStepId: 'success' }),
  makeStep('success'),
);

function makePage(stepId: string, changes: SessionChanges = {}, trialDays?: number): MeasuredPage {
  const view = makeCheckoutView();
  const plan = {
    ...makePlanSummary(),
    ...(trialDays && { trial: { count: trialDays, unit: 'day' as const, firstChargeOn: '2026-12-05' } }),
  };
  const { settings, links, product } = view;
  const upsell = { settings, links, product, plans: [plan], brandId: view.brandId, picture: null };
  const page = { ...view, flow, manifests, plans: [plan], upsell };
  const step = flow.steps.find(({ id }) => id === stepId) ?? firstStep(flow);
  const sells: OfferId = manifests[step.templateId].sells ?? 'main';
  return { checkout: sellOffer(page, sells), step, session: makeSession(changes) };
}

function makePurchase(changes: Partial<PurchasedPlan>): PurchasedPlan {
  return {
    token: 'tok_AY8F3KQ2',
    planId: 'acme-yearly-test',
    planName: 'Plano anual',
    amount: 114_000,
    currency: 'BRL',
    method: 'pix',
    status: 'pending',
    ...changes,
  };
}

const namesOf = (page: MeasuredPage) => listFacts(page, () => undefined).map(({ event }) => event);

const slip = { line: '0' } as unknown as NonNullable<PurchasedPlan['bankslip']>;
const open = (changes: Partial<PurchasedPlan>) => ({ purchase: makePurchase(changes) });
const pix = { token: 'tok_AY8F3KQ2', purchase: makePurchase({}) } as DataPix;

it.each<[title: string, stepId: string, session: SessionChanges, events: string[]]>([
  ['the first step begins the checkout', 'lead', {}, ['begin_checkout']],
  ['a lead counts once it is known', 'payment', { leadId: 'l1', email: 'a@b.c' }, ['begin_checkout', 'generate_lead']],
  ['an open pix code is no purchase', 'pix', { leadId: 'l1', pix }, ['generate_pix']],
  ['a paid pix is one', 'success', open({ status: 'paid' }), ['purchase']],
  ['an open slip is no purchase', 'success', open({ method: 'bankslip', bankslip: slip }), ['generate_bankslip']],
  ['a card that the bank still checks is no event', 'success', open({ method: 'credit-card' }), []],
  ['what a seller takes in person is not paid yet', 'success', open({ method: 'cash', status: 'noted' }), []],
  ['another browser counts its own code', 'pix', { elsewhere: pix.token, pix }, []],
  [
    'another browser counts its own purchase',
    'success',
    { elsewhere: 'tok_AY8F3KQ2', ...open({ status: 'paid' }) },
    [],
  ],
  [
    'the offer behind a purchase is shown',
    'upsell-presentation',
    open({ status: 'paid' }),
    ['view_promotion', 'purchase'],
  ],
])('%s', (_title, stepId, session, events) => {
  expect(namesOf(makePage(stepId, session))).toEqual(events);
});

it('an order tells its plan and amounts in major units', () => {
  const [begin] = listFacts(makePage('lead'), () => undefined);
  expect(begin?.sale).toEqual({
    currency: 'BRL',
    value: 1140,
    items: [
      {
        item_id: 'acme-yearly-test',
        item_name: makeCheckoutView().product.name,
        item_category: 'plan',
        item_variant: 'Plano anual',
        price: 1140,
        quantity: 1,
      },
    ],
  });
});

it('a trial is worth what is charged today, and says what comes later', () => {
  const [begin] = listFacts(makePage('lead', {}, 7), () => undefined);
  expect(begin?.sale).toMatchObject({ value: 0, later_value: 1140 });
});

it('a purchase tells the code of its receipt, never its token, and the items as they were sent', () => {
  const items = [{ item_id: 'bump', item_name: 'Apostila', item_category: 'bump', price: 97, quantity: 1 }];
  const page = makePage('success', open({ status: 'paid', amount: 123_700, order: 'plan:main:bump.bump.1' }));
  const baskets = { 'acme-yearly-test|plan:main:bump.bump.1|pix': { items, coupon: 'A10' } };
  const [purchase] = listFacts(page, (key) => baskets[key as keyof typeof baskets]);
  expect(purchase?.sale).toEqual({
    transaction_id: 'AY8F3KQ2',
    currency: 'BRL',
    value: 1237,
    payment_type: 'pix',
    items,
    coupon: 'A10',
  });
  expect(JSON.stringify(purchase?.sale)).not.toContain('tok_');
});

it('a slip of this browser that is paid after its session has ended is a purchase, with the items as they were sent', () => {
  const items = [{ item_id: 'bump', item_name: 'Apostila', item_category: 'bump', price: 97, quantity: 1 }];
  const { token } = makePurchase({});
  const late = { elsewhere: token, ...open({ planId: '', method: 'bankslip', status: 'paid' }) };
  const facts = listFacts(makePage('success', late), (key) => (key === fingerprintOf(token) ? { items } : undefined));
  expect(facts).toMatchObject([{ event: 'purchase', key: fingerprintOf(token), sale: { items } }]);
});

it.each([
  ['plan:upsell', 'the offer'],
  ['plan:upsell:bump.bump.1', 'the offer'],
  ['plan:upselling', 'the product'],
  [undefined, 'the product'],
])('a purchase of %s names %s', (order, named) => {
  const { checkout, ...page } = makePage('success', open({ status: 'paid', ...(order && { order }) }));
  const { main, upsell } = checkout.offers;
  if (!upsell) throw new Error('the page offers no upsell');
  const offers = {
    main: { ...main, product: { ...main.product, name: 'the product' } },
    upsell: { ...upsell, product: { ...upsell.product, name: 'the offer' } },
  };
  const [purchase] = listFacts({ ...page, checkout: { ...checkout, offers } }, () => undefined);
  expect(purchase?.sale.items[0]?.item_name).toBe(named);
});

it('an offer and its answer count as one, once for each purchase that led to the offer', () => {
  const page = makePage('upsell-presentation', open({ status: 'paid' }));
  const fact = factOfPress({ event: 'upsell_refuse' }, page);
  expect(fact).toMatchObject({ event: 'upsell_refuse', sale: { promotion_id: 'upsell', value: 1140 } });
  expect(factOfPress({ event: 'upsell_accept' }, page)?.key).toBe(fact?.key);
});
