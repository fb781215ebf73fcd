import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentRequest } from '../../schemas/generated/types';
import { removeFolder } from '../testing/template-folder';
import { cardEntry, testCard, testPayment, testRenewal } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';

let sandbox: TestSandbox;
/** Payment that began a monthly subscription. */
let token: string;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});

beforeEach(async () => {
  const paymentMethods = [cardEntry({ amount: 9_900, installments: 1 })];
  token = (await pay(testPayment({ planId: 'acme-monthly-test', amount: 9_900, paymentMethods }))).answer.token;
});

afterAll(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

const pay = (body: PaymentRequest, key = newKey()) => sandbox.call('createPaymentV2', { body, key });
const upgradeOf = (subscriptionId: string, changes: Partial<PaymentRequest> = {}) =>
  testPayment({ operation: 'upgrade', subscriptionId, amount: 104_100, ...changes });

describe('an upgrade', () => {
  it('is paid once by four parallel requests with the payment token or the subscription id', async () => {
    const { answer } = await sandbox.call('loadSubscription', { path: { id: token } });
    const answers = await Promise.all([token, answer.id, token, answer.id].map((name) => pay(upgradeOf(name))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, error } of answers) if (status !== 200) expect(error.code).toBe('duplicate');
  });

  it('paid by card cancels the pending pix for the same upgrade', async () => {
    const pix = { paymentMethods: [{ method: 'pix' as const, amount: 104_100 }] };
    const { answer: waiting } = await pay(upgradeOf(token, pix));
    expect((await pay(upgradeOf(token))).answer.status).toBe('paid');
    const { answer } = await sandbox.call('loadPayment', { path: { token: waiting.token } });
    expect(answer.status).toBe('canceled');
  });

  it('is refused when the subscription has changed to another plan meanwhile', async () => {
    const key = newKey();
    const slow = [cardEntry({ amount: 104_100, card: testCard({ holderName: 'LENTO' }) })];
    const upgrade = pay(upgradeOf(token, { paymentMethods: slow }), key);
    await expect.poll(async () => (await sandbox.admin.findPayment(key))?.status).toBe('processing');
    expect((await pay(upgradeOf(token))).answer.status).toBe('paid');
    expect(await upgrade).toMatchObject({ status: 422, error: { code: 'duplicate', outcome: 'none' } });
  });

  it('with a pending pix can still be paid after a renewal of the current plan', async () => {
    const path = { id: token };
    const pix = { paymentMethods: [{ method: 'pix' as const, amount: 104_100 }] };
    const { answer: waiting } = await pay(upgradeOf(token, pix));
    const renewed = await sandbox.call('renewSubscriptionV2', { path, body: testRenewal(), key: newKey() });
    expect(renewed.answer.status).toBe('paid');
    expect((await sandbox.admin.settle(waiting.token, 'paid')).status).toBe('paid');
    expect((await sandbox.call('loadSubscription', { path })).answer.plan.id).toBe('acme-yearly-test');
  });
});
