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
  id: planId,
  planType: 'recurrency',
  code: 'acme-trial',
  planName: 'Plano mensal',
  amount: 9_900,
  trial: week,
});
const pixPlan = testPlan({ id: 'acme-pix-test', planType: 'monthly', code: 'acme-pix', trial: week });
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
  it('offers only card methods, which can be charged later', async () => {
    const { answer } = await sandbox.call('loadPlansV2', { path: { code: 'ACME' }, query: { planId } });
    expect(answer.plans).toMatchObject([{ amount: 9_900, paymentMethods: ['credit-card'] }]);
    const single = await sandbox.call('loadPlan', { path: { code: 'ACME' }, query: { productId: planId } });
    expect(single.answer).toEqual(answer.plans[0]);
  });

  it('that offers no card is sold by its own methods and without the trial', async () => {
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

  it('charges nothing today and states the amount and date of the first charge', async () => {
    const day = '2026-11-28';
    const { answer } = await pay(begin());
    expect(answer).toMatchObject({ status: 'paid', scheduled: { amount: 9_900, date: day } });
    expect(answer.paymentProfileIds).toHaveLength(1);
    const status = await sandbox.call('loadPayment', { path: { token: answer.token } });
    expect(status.answer).toMatchObject({ status: 'paid', amount: 0, scheduled: answer.scheduled });
    expect(await subscriptionOf(answer.token)).toMatchObject({
      amount: 9_900,
      nextChargeAt: new Date(`${day}T12:00:00Z`),
    });
    const [mail] = await sandbox.admin.listMessages(1);
    expect(mail?.text).toContain('nada foi cobrado hoje. Primeira cobrança em 28/11/2026');
  });

  it('is listed on /sandbox with R$ 0,00 and with the amount and date of the first charge', async () => {
    const { answer } = await pay(begin());
    const { payments } = await loadSandboxPage(sandbox.admin, undefined);
    const line = payments.find(({ token }) => token === answer.token);
    expect(line?.amount.replace('\u00a0', ' ')).toBe('R$ 0,00');
    expect(line?.scheduled?.replace('\u00a0', ' ')).toBe('R$ 99,00 em 28/11/2026');
  });

  it('applies a voucher to the first charge', async () => {
    const { answer } = await pay(begin({ voucher: 'MENOS' }));
    expect(answer.scheduled?.amount).toBe(7_900);
  });

  it('keeps its trial with a chosen unit, which costs nothing', async () => {
    const { answer } = await pay(begin({ items: [{ kind: 'unit', id: 'sandbox-rj-tijuca', quantity: 1 }] }));
    expect(answer).toMatchObject({ status: 'paid', scheduled: { amount: 9_900 } });
  });

  it('can also be bought through the v1 call', async () => {
    const { answer } = await sandbox.call('createPaymentV1', { body: begin(), key: newKey() });
    expect(answer).toMatchObject({ status: 'paid', scheduled: { amount: 9_900 } });
  });

  it('is charged today when the request contains the full price', async () => {
    const { answer } = await pay(begin({ amount: 9_900 }));
    expect(answer.status).toBe('paid');
    expect(answer).not.toHaveProperty('scheduled');
    const status = await sandbox.call('loadPayment', { path: { token: answer.token } });
    expect(status.answer.amount).toBe(9_900);
  });

  it('is renewed at the full price, also by pix', async () => {
    const { answer } = await pay(begin());
    const body = testRenewal({ planId, paymentMethods: [{ method: 'pix', amount: 9_900 }] });
    const renewed = await sandbox.call('renewSubscriptionV2', { path: { id: answer.token }, body, key: newKey() });
    expect(renewed.answer).toMatchObject({ status: 'pending' });
    expect(renewed.answer).not.toHaveProperty('scheduled');
  });
});

describe('a purchase is refused', () => {
  const bump = { kind: 'bump', id: 'apostila', quantity: 1 } as const;

  it.each<[title: string, changes: Partial<PaymentRequest>, amount: number]>([
    ['with amount zero for a plan without a trial', { planId: 'acme-yearly-test', planType: 'yearly' }, 114_000],
    ['with amount zero for a trial with extra items', { items: [bump] }, 14_890],
    ['with amount zero in a sale by invoice', { operation: 'sale-invoice' }, 9_900],
    ['with amount zero in an upgrade', { operation: 'upgrade' }, 9_900],
  ])('%s', async (_, changes, amount) => {
    const before = await countPayments();
    expect(await pay(begin(changes))).toMatchObject({ status: 422, error: { code: 'amount_changed', amount } });
    expect(await countPayments()).toBe(before);
  });

  it.each([1, 9_899, 9_901])(
    'with the amount %d, which is neither zero nor the full price of the trial plan',
    async (amount) => {
      expect((await pay(begin({ amount }))).error).toMatchObject({ code: 'amount_changed', amount: 9_900 });
    },
  );

  it('with amount zero when its parts add up to the full price', async () => {
    const { error } = await pay(begin({}, { amount: 9_900 }));
    expect(error).toMatchObject({ code: 'invalid_request', fields: { paymentMethods: 'sum' } });
  });

  it.each(['pix', 'bankslip', 'cash'] as const)(
    'for a trial plan by %s, which cannot be charged later',
    async (method) => {
      const body = begin();
      const free = await pay({ ...body, paymentMethods: [{ method, amount: 0 }] });
      expect(free.error.code).toBe('amount_changed');
      for (const operation of ['direct', 'sale-invoice'] as const) {
        const whole = await pay({ ...body, operation, amount: 9_900, paymentMethods: [{ method, amount: 9_900 }] });
        expect(whole.error.code).toBe('method_unavailable');
      }
    },
  );
});

describe('a trial', () => {
  it('starts only once for one Idempotency-Key', async () => {
    const key = newKey();
    const first = await pay(begin(), key);
    expect((await pay(begin(), key)).answer).toEqual(first.answer);
    expect((await pay(begin({ amount: 9_900 }), key)).error.code).toBe('idempotency_key_reused');
    const begun = (await sandbox.admin.listSubscriptions(10_000)).filter(
      ({ paymentToken }) => paymentToken === first.answer.token,
    );
    expect(begun).toHaveLength(1);
  });

  it('does not start when the card is refused', async () => {
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

  it('is found by its Idempotency-Key after the answer was lost', async () => {
    const key = newKey();
    await expect(pay(begin({}, { card: testCard({ holderName: 'CAIR' }) }), key)).rejects.toThrow();
    const { answer } = await sandbox.call('loadPayment', { path: { token: key } });
    expect(answer).toMatchObject({ status: 'paid', amount: 0, scheduled: { amount: 9_900, date: '2026-11-28' } });
  });

  it('with 3-D Secure starts only when the bank approves, and keeps its scheduled charge', async () => {
    const { answer } = await pay(begin({}, { card: testCard({ number: '4000 0025 0000 3155' }) }));
    expect(answer).toMatchObject({ status: 'pending', scheduled: { amount: 9_900 } });
    expect(await subscriptionOf(answer.token)).toBeUndefined();
    await sandbox.admin.settle(answer.token, 'paid');
    const { answer: status } = await sandbox.call('loadPayment', { path: { token: answer.token } });
    expect(status).toMatchObject({ status: 'paid', amount: 0, scheduled: answer.scheduled });
    expect(await subscriptionOf(answer.token)).toMatchObject({ amount: 9_900 });
  });
});
