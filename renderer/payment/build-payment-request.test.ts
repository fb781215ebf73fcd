import { expect, it } from 'vitest';
import { makeCheckoutView } from '../testing/make-checkout-view';
import { makeOrder } from '../testing/make-order';
import { makeSession } from '../testing/make-session';
import { buildPaymentRequest, type PaymentParts } from './build-payment-request';

const view = makeCheckoutView();

function requestOf(search: string, seller = view.seller, changes: Partial<PaymentParts> = {}) {
  return buildPaymentRequest({
    checkout: { ...view, search, seller },
    session: makeSession({ leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone: '11987654321' }),
    order: makeOrder(),
    entries: [{ method: 'pix', amount: 114_000 }],
    document: undefined,
    ...changes,
  });
}

it('a payment request names the seller and the source of the page', () => {
  const seller = { ...view.seller, id: 'Ana/SP', source: 'google/cpc' };
  expect(requestOf('product=WUP', seller)).toMatchObject({ seller: 'Ana/SP', source: 'google/cpc' });
});

it.each([
  ['route=vip&contactId=0035g', '0035g'],
  ['contactId=0035g', 'lead_1'],
  ['route=vip', 'lead_1'],
])('a payment request from a page with ?%s names the lead %s', (search, sfLeadId) => {
  expect(requestOf(search).sfLeadId).toBe(sfLeadId);
});

it.each([
  ['its own id for a method without one', {}, 'acme-yearly-test'],
  ['the id of the chosen method', { planId: 'YEARLY-CARD' }, 'YEARLY-CARD'],
])('a payment request names the plan by %s', (_, changes, planId) => {
  expect(requestOf('product=WUP', view.seller, changes).planId).toBe(planId);
});

it.each([
  ['by product code and business', true, 'ACME'],
  ['by business alone', false, undefined],
])('a payment request names the product %s', (_, usesBusinessAndProductCode, productCode) => {
  const { settings, product } = view;
  const payment = { ...settings.payment, usesBusinessAndProductCode };
  const checkout = { ...view, product: { ...product, code: 'ACME' }, settings: { ...settings, payment } };
  const request = requestOf('product=WUP', view.seller, { checkout });
  expect(request.productCode).toBe(productCode);
  expect(request.business).toBe(settings.business);
});
