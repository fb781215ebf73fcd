import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentMethodEntry, PaymentRequest } from '../../schemas/generated/types';
import { loadSandboxPage } from '../page/load-sandbox-page';
import { removeFolder } from '../testing/template-folder';
import { testPlan, testProduct } from '../testing/test-catalogue';
import { cardEntry, testCard, testPayment, testRenewal } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';

const week = { count: 7, unit: 'day' } as const;
const planId = 'acme-trial-test';
const trialPlan = testPlan({
  planId,
  planType: 'recurrency',
  code: 'acme-trial',
  planName: 'Plano mensal',
  amount: 9_900,
  trial: week,
});
const pixPlan = testPlan({ planId: 'acme-pix-test', planType: 'monthly', code: 'acme-pix', trial: week });
const catalogue = {
  products: [
    testProduct({
      plans: [testPlan(), trialPlan, { ...pixPlan, paymentMethods: ['pix', 'bankslip'] }],
      vouchers: [{ code: 'MENOS', discount: 2_000 }],
    }),
  ],
};

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox({ catalogue, now: () => new Date('2026-11-21T15:00:00Z') });
});

afterAll(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

/** Buys the trial plan with one card. */
function begin(changes: Partial<PaymentRequest> = {}, entry: Partial<PaymentMethodEntry> = {}): PaymentRequest {
  const amount = changes.amount ?? 0;
  const paymentMethods: PaymentRequest['paymentMethods'] = [cardEntry({ amount, installments: 1, ...entry })];
  return testPayment({ planId, planType: 'recurrency', paymentMethods, ...changes, amount });
}

const pay = (body: unknown, key = newKey()) => sandbox.call('createPaymentV2', { body, key });
const countPayments = async () => (await sandbox.admin.listPayments(10_000)).length;
const subscriptionOf = async (token: string) =>
  (await sandbox.admin.listSubscriptions(10_000)).find(({ paymentToken }) => paymentToken === token);

describe('a plan with a trial', () => {
  it('is sold by what can be charged later', async () => {
    const { answer } = await sandbox.call('loadPlansV2', { path: { code: 'ACME' }, query: { planId } });
    expect(answer.plans).toMatchObject([{ amount: 9_900, paymentMethods: ['credit-card', 'credit-card+credit-card'] }]);
    const single = await sandbox.call('loadPlan', { path: { code: 'ACME' }, query: { productId: planId } });
    expect(single.answer).toEqual(answer.plans[0]);
  });

  it('is sold by everything it has, and without the trial, where nothing can', async () => {
    const { answer } = await sandbox.call('loadPlan', {
      path: { code: 'ACME' },
      query: { productId: 'acme-pix-test' },
    });
    expect(answer.paymentMethods).toEqual(['pix', 'bankslip']);
    const body = begin({ planId: 'acme-pix-test', planType: 'monthly' });
    expect(await pay({ ...body, paymentMethods: [{ method: 'pix', amount: 0 }] })).toMatchObject({
      error: { code: 'amount_changed', amount: pixPlan.amount },
    });
  });

  it('takes nothing today, and says what is charged when', async () => {
    const day = '2026-11-28';
    const { answer } = await pay(begin());
    expect(answer).toMatchObject({ status: 'paid', scheduled: { amount: 9_900, date: day } });
    expect(answer.paymentProfileIds).toHaveLength(1);
    const status = await sandbox.call('loadPayment', { path: { token: answer.token } });
    expect(status.answer).toMatchObject({ status: 'paid', amount: 0, scheduled: answer.scheduled });
    expect(await subscriptionOf(answer.token)).toMatchObject({ amount: 9_900, nextChargeAt: `${day}T12:00:00.000Z` });
    const [mail] = await sandbox.admin.listMessages(1);
    expect(mail?.text).toContain('nada foi cobrado hoje. Primeira cobrança em 28/11/2026');
  });

  it('is in the list of /sandbox with both', async () => {
    const { answer } = await pay(begin());
    const { payments } = await loadSandboxPage(sandbox.admin, undefined);
    const line = payments.find(({ token }) => token === answer.token);
    expect(line?.amount.replace('\u00a0', ' ')).toBe('R$ 0,00');
    expect(line?.scheduled?.replace('\u00a0', ' ')).toBe('R$ 99,00 em 28/11/2026');
  });

  it('puts off the price with its voucher', async () => {
    const { answer } = await pay(begin({ voucher: 'MENOS' }));
    expect(answer.scheduled?.amount).toBe(7_900);
  });

  it('begins with the v1 call as well', async () => {
    const { answer } = await sandbox.call('createPaymentV1', { body: begin(), key: newKey() });
    expect(answer).toMatchObject({ status: 'paid', scheduled: { amount: 9_900 } });
  });

  it('is paid today by a buyer who was shown its price', async () => {
    const { answer } = await pay(begin({ amount: 9_900 }));
    expect(answer.status).toBe('paid');
    expect(answer).not.toHaveProperty('scheduled');
    const status = await sandbox.call('loadPayment', { path: { token: answer.token } });
    expect(status.answer.amount).toBe(9_900);
  });

  it('is renewed at its price, by any method', async () => {
    const { answer } = await pay(begin());
    const body = testRenewal({ planId, paymentMethods: [{ method: 'pix', amount: 9_900 }] });
    const renewed = await sandbox.call('renewSubscriptionV2', { path: { id: answer.token }, body, key: newKey() });
    expect(renewed.answer).toMatchObject({ status: 'pending' });
    expect(renewed.answer).not.toHaveProperty('scheduled');
  });
});

describe('nothing is free', () => {
  const bump = { kind: 'bump', id: 'apostila', quantity: 1 } as const;

  it.each<[title: string, changes: Partial<PaymentRequest>, amount: number]>([
    ['of a plan without a trial', { planId: 'acme-yearly-test', planType: 'yearly' }, 114_000],
    ['of what is bought besides the plan', { items: [bump] }, 14_890],
    ['in a sale that is invoiced', { operation: 'sale-invoice' }, 9_900],
    ['in an upgrade', { operation: 'upgrade' }, 9_900],
  ])('%s', async (_, changes, amount) => {
    const before = await countPayments();
    expect(await pay(begin(changes))).toMatchObject({ status: 422, error: { code: 'amount_changed', amount } });
    expect(await countPayments()).toBe(before);
  });

  it.each([1, 9_899, 9_901])('for an amount of its own: %d', async (amount) => {
    expect((await pay(begin({ amount }))).error).toMatchObject({ code: 'amount_changed', amount: 9_900 });
  });

  it('for parts that do not add up to nothing', async () => {
    const { error } = await pay(begin({}, { amount: 9_900 }));
    expect(error).toMatchObject({ code: 'invalid_request', fields: { paymentMethods: 'sum' } });
  });

  it.each(['pix', 'bankslip', 'cash'] as const)('by %s, which cannot be charged later', async (method) => {
    const body = begin();
    const free = await pay({ ...body, paymentMethods: [{ method, amount: 0 }] });
    expect(free.error.code).toBe('amount_changed');
    for (const operation of ['direct', 'sale-invoice'] as const) {
      const whole = await pay({ ...body, operation, amount: 9_900, paymentMethods: [{ method, amount: 9_900 }] });
      expect(whole.error.code).toBe('method_unavailable');
    }
  });
});

describe('a trial', () => {
  it('begins once for one key', async () => {
    const key = newKey();
    const first = await pay(begin(), key);
    expect((await pay(begin(), key)).answer).toEqual(first.answer);
    expect((await pay(begin({ amount: 9_900 }), key)).error.code).toBe('idempotency_key_reused');
    const begun = (await sandbox.admin.listSubscriptions(10_000)).filter(
      ({ paymentToken }) => paymentToken === first.answer.token,
    );
    expect(begun).toHaveLength(1);
  });

  it('does not begin with a refused card', async () => {
    const key = newKey();
    const { status, error } = await pay(begin({}, { card: testCard({ number: '4000 0000 0000 0002' }) }), key);
    expect({ status, code: error.code }).toEqual({ status: 422, code: 'card_declined' });
    const { answer } = await sandbox.call('loadPayment', { path: { token: key } });
    expect(answer).toMatchObject({ status: 'refused', amount: 0 });
    expect(answer).not.toHaveProperty('scheduled');
    expect(await subscriptionOf(answer.token)).toBeUndefined();
    const { payments } = await loadSandboxPage(sandbox.admin, undefined);
    expect(payments.find(({ token }) => token === answer.token)?.scheduled).toBeNull();
  });

  it('whose answer was lost is found by its key', async () => {
    const key = newKey();
    await expect(pay(begin({}, { card: testCard({ holderName: 'CAIR' }) }), key)).rejects.toThrow();
    const { answer } = await sandbox.call('loadPayment', { path: { token: key } });
    expect(answer).toMatchObject({ status: 'paid', amount: 0, scheduled: { amount: 9_900, date: '2026-11-28' } });
  });

  it('that the bank wants confirmed begins with its word, counted from the day of the purchase', async () => {
    const { answer } = await pay(begin({}, { card: testCard({ number: '4000 0025 0000 3155' }) }));
    expect(answer).toMatchObject({ status: 'pending', scheduled: { amount: 9_900 } });
    expect(await subscriptionOf(answer.token)).toBeUndefined();
    await sandbox.admin.markPaid(answer.token);
    const { answer: status } = await sandbox.call('loadPayment', { path: { token: answer.token } });
    expect(status).toMatchObject({ status: 'paid', amount: 0, scheduled: answer.scheduled });
    expect(await subscriptionOf(answer.token)).toMatchObject({ amount: 9_900 });
  });
});
