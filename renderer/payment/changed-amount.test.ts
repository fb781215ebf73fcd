import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Step } from '../../model/flow/resolve-step';
import { applyEntryChange } from '../../model/location/entry';
import { selectOrder } from '../../model/money/select-order';
import type { PaymentStepProps, TemplateId } from '../../schemas/generated/types';
import type { TemplateExample } from '../../studio/read-examples';
import { sellOffer } from '../checkout/sell-offer';
import type { ShownMethod } from '../contract/step-contract';
import { writeSession } from '../session/patch-session';
import { ownersOf } from '../session/purchase-owner';
import { fakeBrowser } from '../testing/fake-browser';
import { fakePaymentBackend } from '../testing/fake-payment-backend';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeSession } from '../testing/make-session';
import { makeStepContext } from '../testing/make-step-context';
import { readRepositoryManifests } from '../testing/test-repository';
import { payOrder } from './pay-order';

beforeEach(() => {
  fakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const subscription = { kind: 'subscription', id: 'sub_1', status: 'active' } as const;
const entryOf = (templateId: TemplateId, example: NonNullable<TemplateExample['entry']>) => ({
  checkout: makeCheckoutView({ entry: { step: { id: 'pay', templateId } as Step, example } }),
});
const page = makeCheckoutView();
const byPix: ShownMethod = { id: 'pix', buildEntries: (_values, { amount }) => [{ method: 'pix', amount }] };
const card = { holderName: 'ANA', number: '4111111111111111', expiry: '12/2034', cvv: '123', company: 'visa' } as const;

it.each([
  ['a plan', { checkout: page, props: {} }],
  ['an upsell', { checkout: sellOffer(page, 'upsell'), props: {} }],
  ['an invoice', { ...entryOf('payment-invoice', { kind: 'invoice', id: 'inv_1', status: 'open' }), props: {} }],
  ['a renewal', { ...entryOf('renew', subscription), props: {} }],
  ['a renewal by the second call', { ...entryOf('renew', subscription), props: { api: 'v2' } }],
  ['an upgrade', { ...entryOf('payment-upgrade', { ...subscription, offer: 'upgrade' }), props: {} }],
  ['a custom offer', { ...entryOf('custom-offer', { ...subscription, offer: 'custom' }), props: { api: 'v2' } }],
])('the new amount of %s is shown beside the old one, and one press pays it', async (_, { checkout, props }) => {
  const amount = 12_340;
  const error = { code: 'amount_changed', retryable: false, outcome: 'none', amount, currency: 'BRL' } as const;
  const backend = fakePaymentBackend({ next: [{ status: 422, error }] });
  const session = makeSession({ leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone: '11987654321' });
  const step = { id: 'pay', props: props as PaymentStepProps };
  const contextOf = (seen: typeof session, shown: typeof checkout) =>
    makeStepContext({
      api: backend.api,
      step,
      session: seen,
      checkout: shown,
      method: {
        id: 'credit-card',
        buildEntries: (_values, order) => [{ method: 'credit-card', amount: order.amount, installments: 1, card }],
      },
    });
  const held = await payOrder({}, contextOf(session, checkout));
  expect(held).toMatchObject({
    kind: 'stay',
    formError: { code: 'amount_changed', outcome: 'none', values: { after: 'R$\u00a0123,40' } },
  });
  const seen = writeSession(session, held.session ?? {}, ownersOf(checkout));
  const shown = { ...checkout, entry: applyEntryChange(checkout.entry, seen.entryChange) };
  expect(selectOrder(shown, seen, step)).toMatchObject({ amount, total: amount });
  expect(await payOrder({}, contextOf(seen, shown))).toMatchObject({ kind: 'next', session: { purchase: { amount } } });
  expect(backend.ledger.size).toBe(1);
});

it.each([
  ['three people', 12_340, { profiles: { quantity: 3 } }],
  ['seven people', 12_340, { profiles: { quantity: 7 } }],
  ['three people, with an extra', 22_040, { profiles: { quantity: 3 }, bump: { id: 'course' } }],
])('the new price of %s, which they cannot share evenly, is paid with one press', async (_, amount, chosen) => {
  const error = { code: 'amount_changed', retryable: false, outcome: 'none', amount, currency: 'BRL' } as const;
  const backend = fakePaymentBackend({ next: [{ status: 422, error }] });
  const session = makeSession({ leadId: 'lead_1', ...chosen });
  const step = { id: 'pay', props: {} };
  const extras = [{ id: 'course', name: 'Curso', amount: 9_700, currency: 'BRL' }];
  const checkout = { ...page, manifests: readRepositoryManifests(), settings: { ...page.settings, extras } };
  const held = await payOrder({}, makeStepContext({ api: backend.api, step, session, checkout, method: byPix }));
  expect(held).toMatchObject({ kind: 'stay', formError: { code: 'amount_changed' } });
  const seen = writeSession(session, held.session ?? {}, ownersOf(checkout));
  const order = selectOrder(checkout, seen, step);
  expect(order).toMatchObject({ amount, total: amount });
  expect(order?.plan.installments.map(({ totalValue }) => totalValue)).toEqual(
    order?.plan.installments.map(() => amount),
  );
  const paid = await payOrder({}, makeStepContext({ api: backend.api, step, session: seen, checkout, method: byPix }));
  expect(paid).toMatchObject({ kind: 'next', session: { purchase: { amount } } });
});

it.each([
  ['no amount', {}],
  ['an amount in another currency', { amount: 12_340, currency: 'MZN' }],
])('an answer with %s asks for a reload', async (_, stated) => {
  const error = { code: 'amount_changed', retryable: false, outcome: 'none', ...stated } as const;
  const backend = fakePaymentBackend({ next: [{ status: 422, error }] });
  const context = makeStepContext({
    api: backend.api,
    step: { id: 'pay', props: {} },
    session: makeSession(),
    checkout: page,
    method: byPix,
  });
  expect(await payOrder({}, context)).toMatchObject({ kind: 'stay', formError: { code: 'amount_outdated' } });
});
