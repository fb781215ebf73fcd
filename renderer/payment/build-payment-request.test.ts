import { expect, it } from 'vitest';
import { removeFolder } from '../../sandbox/testing/template-folder';
import { testLead } from '../../sandbox/testing/test-requests';
import { newKey, openTestSandbox } from '../../sandbox/testing/test-sandbox';
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
    stepId: 'payment',
    ...changes,
  });
}

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

it('a payment request says who pays, what, and how', () => {
  const item = { kind: 'bump', id: 'tapes', quantity: 1, name: 'Gravações', amount: 100 } as const;
  const order = makeOrder(undefined, { voucher: 'BLACK', type: 'anual', operation: 'sale-invoice', items: [item] });
  const request = requestOf('product=WUP', view.seller, { order, document: '529.982.247-25' });
  expect(request).toMatchObject({
    name: 'Ana Prado',
    email: 'ana@example.com',
    phone: '+5511987654321',
    document: '52998224725',
    amount: order.amount,
    operation: 'sale-invoice',
    type: 'anual',
    plan: order.plan.code,
    planType: 'yearly',
    voucher: 'BLACK',
    paymentMethods: [{ method: 'pix', amount: 114_000 }],
    items: [{ kind: 'bump', id: 'tapes', quantity: 1 }],
  });
});

it.each([
  ['invoice', { invoiceId: 'id_1' }],
  ['upgrade', { subscriptionId: 'id_1' }],
] as const)('a payment request of an %s names its id in place of the buyer', (kind, named) => {
  const request = requestOf('product=WUP', view.seller, { order: makeOrder(undefined, { kind, id: 'id_1' }) });
  expect(request).toMatchObject(named);
  for (const key of ['name', 'email', 'phone', 'sfLeadId']) expect(request).not.toHaveProperty(key);
});

it.each([
  ['a recovered lead', { name: '', email: '', phone: '' }, []],
  ['a recovered lead whose contract asked who it is for', { phone: '' }, ['name', 'email']],
  ['a buyer without e-mail', { email: '' }, ['name', 'phone']],
])('a payment request of %s names only what this browser knows, and is taken', async (_, unknown, named) => {
  const sandbox = await openTestSandbox();
  const { answer: lead } = await sandbox.call('createLead', { body: testLead() });
  const typed = { name: 'Ana Prado', email: 'ana@example.com', phone: '11987654321' };
  const session = makeSession({ leadId: lead.leadId, ...typed, ...unknown });
  const request = requestOf('product=WUP', view.seller, { session });
  expect(Object.keys(request).filter((key) => key in typed)).toEqual(named);
  const body = { ...request, business: 'ACME-BUSINESS', productCode: 'ACME', planId: 'acme-yearly-test' };
  const { answer } = await sandbox.call('createPaymentV2', { body, key: newKey() });
  expect(answer).toMatchObject({ status: 'pending' });
  await sandbox.close();
  removeFolder(sandbox.folder);
});

it.each([
  ['the lead of this visit', 'contactId=contact_1', 'lead_1'],
  ['the contact of a VIP link', 'route=vip&contactId=contact_1', 'contact_1'],
  ['the lead of this visit on a VIP link without a contact', 'route=vip', 'lead_1'],
])('a payment request belongs to %s', (_, search, sfLeadId) => {
  expect(requestOf(search).sfLeadId).toBe(sfLeadId);
});

it.each([
  ['a CPF without its signs', '529.982.247-25', '52998224725'],
  ['a CNPJ without its signs', '11.222.333/0001-81', '11222333000181'],
  ['a CNPJ with small letters in capitals', '12.abc.345/01de-35', '12ABC34501DE35'],
])('a payment request has %s', (_, document, sent) => {
  expect(requestOf('product=WUP', view.seller, { document }).document).toBe(sent);
});
