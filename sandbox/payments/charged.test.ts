import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentMethodEntry, PaymentRequest } from '../../schemas/generated/types';
import { removeFolder } from '../testing/template-folder';
import { testPlan, testProduct } from '../testing/test-catalogue';
import { cardEntry, paymentBy, testCard, testPayment } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';

/** 114,000 minor units: 12 payments cost a tenth more. */
const plan = testPlan({
  installments: [
    { id: 1, value: 114_000, standardValue: 114_000, tax: 0, totalValue: 114_000 },
    { id: 12, value: 10_450, standardValue: 9_500, tax: 11_400, totalValue: 125_400 },
  ],
});
/** The same plan for a card in 12 payments alone. */
const planOf12 = { ...plan, planId: 'acme-twelve-test', code: 'acme-twelve', installments: plan.installments.slice(1) };

let sandbox: TestSandbox;

beforeAll(async () => {
  const catalogue = { products: [testProduct({ plans: [plan, planOf12] })] };
  sandbox = await openTestSandbox({ catalogue });
});

afterAll(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

const pay = (body: PaymentRequest) => sandbox.call('createPaymentV2', { body, key: newKey() });

/** A payment whose entries have these amounts and installments. */
function byCards(parts: readonly [amount: number, installments: number][], changes: Partial<PaymentRequest> = {}) {
  const paymentMethods = parts.map(([amount, installments]) => cardEntry({ amount, installments }));
  return testPayment({ ...changes, amount: parts.reduce((sum, [amount]) => sum + amount, 0), paymentMethods });
}

const profiles = { kind: 'profiles', id: 'acme-yearly-test', quantity: 3 } as const;
const bump = { kind: 'bump', id: 'apostila', quantity: 1 } as const;

describe('what a payment takes in all', () => {
  it.each<[what: string, body: PaymentRequest, charged: number]>([
    ['a card in one payment: the amount', byCards([[114_000, 1]]), 114_000],
    ['a card in 12 payments: a tenth more', byCards([[114_000, 12]]), 125_400],
    ['a voucher in 12 payments: a tenth of the lower price', byCards([[102_000, 12]], { voucher: 'BLACK' }), 112_200],
    ['three people in 12 payments: three times the interest', byCards([[342_000, 12]], { items: [profiles] }), 376_200],
    ['an extra in 12 payments: interest on it too', byCards([[118_990, 12]], { items: [bump] }), 130_889],
    [
      'two cards, one with interest: its share',
      byCards([
        [14_000, 1],
        [100_000, 12],
      ]),
      124_000,
    ],
    [
      'one buyer’s own price in 12 payments: a tenth of it',
      byCards([[102_600, 12]], { email: 'remarcado.ana@example.com' }),
      112_860,
    ],
    ['a Pix: the amount', paymentBy('pix'), 114_000],
    ['a Pix where a card pays 12 times: the amount', paymentBy('pix', { planId: planOf12.id }), 114_000],
    ['a seller: the amount', paymentBy('credit-card-in-person'), 114_000],
    ['a free plan: nothing', paymentBy('pix', { amount: 0, voucher: 'GRATIS' }), 0],
  ])('by %s', async (_, body, charged) => {
    const { answer, error } = await pay(body);
    expect(answer, JSON.stringify(error)).toMatchObject({ charged });
    const state = await sandbox.call('loadPayment', { path: { token: answer.token } });
    expect(state.answer).toMatchObject({ amount: body.amount, charged });
    expect(await sandbox.admin.findPayment(answer.token)).toMatchObject({ amount: body.amount, charged });
  });

  it('is nothing when the payment was refused', async () => {
    const key = newKey();
    const body = testPayment({ paymentMethods: [cardEntry({ card: testCard({ number: '4000000000000002' }) })] });
    await sandbox.call('createPaymentV2', { body, key });
    const { answer } = await sandbox.call('loadPayment', { path: { token: key } });
    expect(answer).toMatchObject({ status: 'refused', amount: 114_000 });
    expect(answer).not.toHaveProperty('charged');
  });
});

describe('an order of 0', () => {
  const free = (entry: Partial<PaymentMethodEntry>) =>
    testPayment({ amount: 0, voucher: 'GRATIS', paymentMethods: [{ method: 'credit-card', amount: 0, ...entry }] });

  it.each<[title: string, body: PaymentRequest]>([
    ['without a card', free({})],
    ['with a card that a bank would refuse', free({ card: testCard({ number: '4000000000000002' }) })],
    ['with a card whose bank would ask the buyer', free({ card: testCard({ number: '4000002500003155' }) })],
    ['with a saved card of nobody', free({ paymentProfileId: 'card_1' })],
    ['by Pix', free({ method: 'pix' })],
    ['on a phone without money', { ...free({ method: 'm-pesa' }), phone: '+258840000001' }],
  ])('%s is complete at once, and nothing is charged', async (_, body) => {
    const { answer, error } = await pay(body);
    expect(answer, JSON.stringify(error)).toEqual({
      token: expect.any(String),
      status: 'paid',
      paymentProfileIds: [],
      charged: 0,
    });
  });

  it('is not what a request with the amount 0 for a price is', async () => {
    const { error } = await pay(testPayment({ amount: 0, paymentMethods: [{ method: 'pix', amount: 0 }] }));
    expect(error).toMatchObject({ code: 'amount_changed', amount: 114_000 });
  });
});
