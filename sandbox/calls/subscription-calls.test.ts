import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentRequest } from '../../schemas/generated/types';
import { removeFolder } from '../testing/template-folder';
import { cardEntry, testCard, testLead, testPayment, testRenewal } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});

afterAll(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

const pay = (body: PaymentRequest) => sandbox.call('createPaymentV2', { body, key: newKey() });
const monthly = (changes: Partial<PaymentRequest> = {}) =>
  testPayment({
    amount: 9_900,
    planId: 'acme-monthly-test',
    planType: 'monthly',
    paymentMethods: [cardEntry({ amount: 9_900, installments: 1 })],
    ...changes,
  });

/** Upgrade from the monthly to the yearly plan. */
const upgradeOf = (subscriptionId: string, changes: Partial<PaymentRequest> = {}) =>
  testPayment({ operation: 'upgrade', subscriptionId, amount: 104_100, ...changes });

/** Extra items of a purchase. */
const items = [
  { kind: 'bump' as const, id: 'apostila', quantity: 5 },
  { kind: 'profiles' as const, id: 'acme-yearly-test', quantity: 3 },
];

describe('a subscription', () => {
  it('starts when a plan is paid, and is found by the payment token', async () => {
    const { answer: payment } = await pay(monthly());
    const { answer } = await sandbox.call('loadSubscription', { path: { id: payment.token } });
    expect(answer).toMatchObject({
      status: 'active',
      amount: 9_900,
      currency: 'BRL',
      plan: { id: 'acme-monthly-test' },
      offer: { kind: 'upgrade', amount: 104_100, plan: { id: 'acme-yearly-test', amount: 114_000 } },
    });
    const days = (Date.parse(answer.nextChargeAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
  });

  it('is upgraded for the price difference, and no second subscription is created', async () => {
    const { answer: payment } = await pay(monthly());
    const before = (await sandbox.admin.listSubscriptions()).length;
    const upgrade = upgradeOf(payment.token);
    expect((await pay(upgrade)).answer.status).toBe('paid');
    const { answer } = await sandbox.call('loadSubscription', { path: { id: payment.token } });
    expect(answer.plan.id).toBe('acme-yearly-test');
    expect(await sandbox.admin.listSubscriptions()).toHaveLength(before);
    expect((await pay(upgrade)).error.code).toBe('duplicate');
  });

  it('with a magic id is on the cheapest plan, so that it can be upgraded', async () => {
    const { answer } = await sandbox.call('loadSubscription', { path: { id: 'upgrade-ACME' } });
    expect(answer).toMatchObject({ plan: { id: 'acme-monthly-test' }, offer: { kind: 'upgrade', amount: 104_100 } });
    expect((await pay(upgradeOf('upgrade-ACME'))).answer.status).toBe('paid');
  });

  it('refuses an upgrade with extra items, because the price difference does not include them', async () => {
    const { answer: payment } = await pay(monthly());
    expect(await pay(upgradeOf(payment.token, { items }))).toMatchObject({
      status: 422,
      error: { fields: { items: 'unexpected' } },
    });
  });

  it('is not upgraded once it is canceled', async () => {
    expect((await pay(upgradeOf('cancelada-ACME'))).error.code).toBe('subscription_not_found');
  });

  it('changes only through an upgrade to another plan of the same product', async () => {
    const { answer: payment } = await pay(monthly());
    const path = { id: payment.token };
    const { answer: before } = await sandbox.call('loadSubscription', { path });
    for (const operation of ['direct', 'renew', 'sale-invoice'] as const) {
      expect(await pay(monthly({ operation, subscriptionId: payment.token }))).toMatchObject({
        status: 422,
        error: { code: 'invalid_request', fields: { subscriptionId: 'unexpected' } },
      });
    }
    const other = { business: 'MOZ-BUSINESS', planId: 'moz-annual-test', productCode: 'MOZ', amount: 18_720 };
    expect(await pay(upgradeOf(payment.token, other))).toMatchObject({
      status: 422,
      error: { code: 'plan_not_offered' },
    });
    expect((await sandbox.call('loadSubscription', { path })).answer).toEqual(before);
  });

  it.each(['assinatura-ACME', 'assinatura-acme-42'])(
    'with the magic id %s is renewed only once by the v2 call',
    async (id) => {
      const path = { id };
      const renew = (amount: number) =>
        sandbox.call('renewSubscriptionV2', { path, body: testRenewal({ amount }), key: newKey() });
      const tampered = await renew(100);
      expect(tampered.error).toMatchObject({ code: 'amount_changed', amount: 9_900, currency: 'BRL' });
      expect((await renew(9_900)).answer.status).toBe('paid');
      expect((await sandbox.call('loadSubscription', { path })).answer.status).toBe('renewed');
      expect((await renew(9_900)).error.code).toBe('duplicate');
    },
  );

  it('is renewed once by four parallel requests', async () => {
    const path = { id: 'assinatura-ACME-4' };
    const renew = () => sandbox.call('renewSubscriptionV2', { path, body: testRenewal(), key: newKey() });
    const answers = await Promise.all([renew(), renew(), renew(), renew()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, error } of answers) if (status !== 200) expect(error.code).toBe('duplicate');
  });

  it.each([
    ['renovada-ACME', 'renewed', 'duplicate'],
    ['cancelada-ACME', 'canceled', 'subscription_not_found'],
  ])('%s has the status %s and refuses a renewal', async (id, status, code) => {
    const path = { id };
    expect((await sandbox.call('loadSubscription', { path })).answer.status).toBe(status);
    const refused = await sandbox.call('renewSubscriptionV2', { path, body: testRenewal(), key: newKey() });
    expect(refused.error.code).toBe(code);
  });

  it('is renewed by the v1 call with the requested installments, once per Idempotency-Key', async () => {
    const { amount: _, paymentMethods, ...rest } = testRenewal();
    const body = { ...rest, numberInstallments: 6, paymentMethod: paymentMethods[0] };
    const key = newKey();
    const path = { id: 'assinatura-ACME-v1' };
    const first = await sandbox.call('renewSubscriptionV1', { path, body, key });
    const again = await sandbox.call('renewSubscriptionV1', { path, body, key });
    expect(again.answer).toEqual(first.answer);
    expect((await sandbox.admin.findPayment(key))?.entries).toMatchObject([{ installments: 6, last4: '1111' }]);
    const other = await sandbox.call('renewSubscriptionV1', { path: { id: 'oferta-ACME' }, body, key });
    expect(other.error.code).toBe('idempotency_key_reused');
  });

  it.each([
    ['the dearer plan at its own price', 'assinatura-ACME-9', { planId: 'acme-yearly-test', amount: 114_000 }],
    ['the cheaper plan at its own price', 'upgrade-MOZ-9', { business: 'MOZ-BUSINESS', planId: 'acme-monthly-test' }],
    ['another plan at the price of the custom offer', 'oferta-ACME-9', { planId: 'acme-yearly-test', amount: 8_910 }],
  ])('refuses a renewal as %s', async (_plan, id, changes) => {
    const { amount, ...rest } = testRenewal(changes);
    const paymentMethods = [cardEntry({ amount, installments: 1 })];
    const [v1, v2] = [
      { ...rest, paymentMethod: paymentMethods[0] },
      { ...rest, amount, paymentMethods },
    ];
    const { paymentMethods: _, ...body } = v1;
    const answers = [
      await sandbox.call('renewSubscriptionV1', { path: { id }, body, key: newKey() }),
      await sandbox.call('renewSubscriptionV2', { path: { id }, body: v2, key: newKey() }),
    ];
    for (const { status, error } of answers) {
      expect({ status, error }).toEqual({
        status: 422,
        error: { code: 'plan_not_offered', retryable: false, outcome: 'none' },
      });
    }
  });

  it('refuses a renewal that names another business', async () => {
    const path = { id: 'assinatura-ACME-business' };
    const { amount: _, paymentMethods, ...rest } = testRenewal({ business: 'MOZ-BUSINESS' });
    const v1 = { ...rest, paymentMethod: paymentMethods[0] };
    const v2 = { ...rest, amount: 9_900, paymentMethods };
    const answers = [
      await sandbox.call('renewSubscriptionV1', { path, body: v1, key: newKey() }),
      await sandbox.call('renewSubscriptionV2', { path, body: v2, key: newKey() }),
    ];
    for (const { error } of answers) {
      expect(error).toMatchObject({ code: 'invalid_request', fields: { business: 'business' } });
    }
  });

  it('is renewed with a verified card at the price of its custom offer', async () => {
    const path = { id: 'oferta-ACME' };
    const { answer: subscription } = await sandbox.call('loadSubscription', { path });
    expect(subscription.offer).toMatchObject({ kind: 'custom', amount: 8_910 });
    const { answer } = await sandbox.call('verifyCard', { path, body: { card: testCard() } });
    const { paymentProfileId } = answer;
    const paymentMethods = [{ method: 'default-credit-card' as const, amount: 8_910, paymentProfileId }];
    const body = testRenewal({ amount: 8_910, paymentMethods });
    const renewed = await sandbox.call('renewSubscriptionV2', { path, body, key: newKey() });
    expect(renewed.answer).toMatchObject({ status: 'paid', paymentProfileIds: [paymentProfileId] });
  });

  it('saves a card that its link verified for itself alone, not for the owner’s e-mail', async () => {
    const { answer: payment } = await pay(monthly({ email: 'dona@example.com' }));
    const verified = await sandbox.call('verifyCard', { path: { id: payment.token }, body: { card: testCard() } });
    const { paymentProfileId } = verified.answer;
    const paymentMethods = [{ method: 'default-credit-card' as const, amount: 9_900, paymentProfileId }];
    const owned = await pay(monthly({ email: 'dona@example.com', paymentMethods }));
    expect(owned.error.fields).toEqual({ 'paymentMethods.0.paymentProfileId': 'unknown' });
    const renew = (id: string) =>
      sandbox.call('renewSubscriptionV2', { path: { id }, body: testRenewal({ paymentMethods }), key: newKey() });
    expect((await renew('assinatura-ACME-8')).error.code).toBe('invalid_request');
    expect((await renew(payment.token)).answer.status).toBe('paid');
  });

  it.each([
    ['a renewal', 'assinatura-ACME-7'],
    ['an upgrade', 'upgrade-ACME-7'],
  ])('saves no card typed for %s, because its link names the payer', async (kind, id) => {
    const paymentMethods = [cardEntry({ amount: kind === 'an upgrade' ? 104_100 : 9_900, installments: 1 })];
    const { name: _, email: __, phone: ___, ...upgrade } = upgradeOf(id, { paymentMethods });
    const path = { id };
    const { answer } =
      kind === 'an upgrade'
        ? await pay(upgrade)
        : await sandbox.call('renewSubscriptionV2', { path, body: testRenewal({ paymentMethods }), key: newKey() });
    expect(answer).toMatchObject({ status: 'paid', paymentProfileIds: [] });
  });

  it('is not found by an unknown id', async () => {
    for (const id of ['sub_nothing', 'assinatura-NADA', 'oferta']) {
      const { error } = await sandbox.call('loadSubscription', { path: { id } });
      expect(error.code).toBe('subscription_not_found');
    }
  });
});

describe('an invoice', () => {
  const invoicePayment = (invoiceId: string, paymentMethods = [cardEntry({ amount: 9_900, installments: 1 })]) =>
    monthly({ operation: 'invoice', invoiceId, paymentMethods });

  it('is open, can be paid only once, and then has the status paid', async () => {
    const path = { id: 'aberta-ACME-1' };
    const { answer } = await sandbox.call('loadInvoice', { path });
    expect(answer).toMatchObject({ status: 'open', amount: 9_900, currency: 'BRL', productCode: 'ACME' });
    expect((await pay(invoicePayment(path.id))).answer.status).toBe('paid');
    expect((await sandbox.call('loadInvoice', { path })).answer.status).toBe('paid');
    expect((await pay(invoicePayment(path.id))).error.code).toBe('invoice_already_paid');
  });

  it.each(['sale-invoice', 'first-invoice-payment'] as const)(
    'is paid by the operation %s when the request contains the invoice id',
    async (operation) => {
      const id = `aberta-ACME-${operation}`;
      const paid = await pay({ ...invoicePayment(id), operation, planId: 'acme-yearly-test', planType: 'yearly' });
      expect(paid.answer.status).toBe('paid');
      expect((await sandbox.call('loadInvoice', { path: { id } })).answer.status).toBe('paid');
    },
  );

  it.each(['direct', 'renew', 'upgrade'] as const)('cannot be paid by the operation %s', async (operation) => {
    const id = `aberta-ACME-${operation}`;
    const refused = await pay(testPayment({ operation, invoiceId: id }));
    expect(refused).toMatchObject({ status: 422, error: { fields: { invoiceId: 'unexpected' } } });
    expect((await sandbox.call('loadInvoice', { path: { id } })).answer.status).toBe('open');
  });

  it.each(['invoice', 'sale-invoice', 'first-invoice-payment'] as const)(
    'refuses extra items in the operation %s, because the invoice amount does not include them',
    async (operation) => {
      const refused = await pay({ ...invoicePayment(`aberta-ACME-extras-${operation}`), operation, items });
      expect(refused).toMatchObject({ status: 422, error: { fields: { items: 'unexpected' } } });
    },
  );

  it('is paid once by four parallel requests', async () => {
    const statuses = await Promise.all([1, 2, 3, 4].map(() => pay(invoicePayment('aberta-ACME-2'))));
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { error, status } of statuses) {
      if (status !== 200) expect(['duplicate', 'invoice_already_paid']).toContain(error.code);
    }
  });

  it('cancels its pending pix when a card pays the invoice', async () => {
    const id = 'aberta-ACME-3';
    const { answer: pix } = await pay(invoicePayment(id, [{ method: 'pix', amount: 9_900 }]));
    expect((await sandbox.call('loadInvoice', { path: { id } })).answer.status).toBe('processing');
    expect((await pay(invoicePayment(id))).answer.status).toBe('paid');
    const { answer } = await sandbox.call('loadPayment', { path: { token: pix.token } });
    expect(answer.status).toBe('canceled');
  });

  it.each([
    ['paga-ACME', 'paid', 'invoice_already_paid'],
    ['vencida-ACME', 'expired', 'invoice_expired'],
    ['cancelada-ACME', 'canceled', 'invoice_not_found'],
  ])('%s has the status %s and refuses a payment', async (id, status, code) => {
    expect((await sandbox.call('loadInvoice', { path: { id } })).answer.status).toBe(status);
    expect((await pay(invoicePayment(id))).error.code).toBe(code);
  });
});

it.each(['sale-invoice', 'first-invoice-payment'] as const)(
  'the operation %s without an invoice id sells a plan and starts a subscription',
  async (operation) => {
    const { answer } = await pay(monthly({ operation }));
    const subscription = await sandbox.call('loadSubscription', { path: { id: answer.token } });
    expect(subscription.answer).toMatchObject({ status: 'active', plan: { id: 'acme-monthly-test' } });
  },
);

describe('a purchase recovered from a lead', () => {
  it('takes name and e-mail from the lead', async () => {
    const { answer: lead } = await sandbox.call('createLead', { body: testLead({ name: 'Bia Lima' }) });
    const { name: _, email: __, phone: ___, ...rest } = monthly({ sfLeadId: lead.leadId });
    expect((await pay(rest)).answer).toMatchObject({ status: 'paid', paymentProfileIds: [] });
    expect((await sandbox.admin.listPayments(1))[0]).toMatchObject({ name: 'Bia Lima', email: 'ana@example.com' });
    const nobody = await pay({ ...rest, sfLeadId: '0015g00000A1' });
    expect(nobody.error.fields).toEqual({ name: 'required' });
  });
});
