import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { addMonths } from '../../schemas/api/add-months';
import type { RenewV2Request } from '../../schemas/generated/types';
import { removeFolder } from '../testing/template-folder';
import { cardEntry, paymentBy, testPayment, testRenewal } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';

const bought = new Date('2026-07-01T12:00:00Z');
const DAY_MS = 86_400_000;

let sandbox: TestSandbox;
let now: Date;
let id: string;

beforeEach(async () => {
  now = bought;
  sandbox = await openTestSandbox({ now: () => now });
  id = await buyMonth();
});

afterEach(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

async function buyMonth(): Promise<string> {
  const paymentMethods = [cardEntry({ amount: 9_900, installments: 1 })];
  const body = testPayment({ planId: 'acme-monthly-test', planType: 'monthly', amount: 9_900, paymentMethods });
  return (await sandbox.call('createPaymentV2', { body, key: newKey() })).answer.token;
}

const sendRenewal = (changes: Partial<RenewV2Request> = {}) =>
  sandbox.call('renewSubscriptionV2', { path: { id }, body: testRenewal(changes), key: newKey() });

async function renew(changes: Partial<RenewV2Request> = {}): Promise<void> {
  expect((await sendRenewal(changes)).answer.status).toBe('paid');
}

const kept = async () => (await sandbox.admin.listSubscriptions())[0];

describe('a monthly subscription', () => {
  it('starts with a payment and is charged again after one month', async () => {
    expect(await kept()).toMatchObject({ amount: 9_900, nextChargeAt: addMonths(bought, 1) });
  });

  it.each([
    ['on the first day', 0],
    ['a day early', 30],
  ])('is extended by a full month when renewed %s', async (_, days) => {
    now = new Date(bought.getTime() + days * DAY_MS);
    await renew();
    expect(await kept()).toMatchObject({ amount: 9_900, nextChargeAt: addMonths(bought, 2) });
    now = new Date(bought.getTime() + 32 * DAY_MS);
    await renew();
    expect(await kept()).toMatchObject({ amount: 9_900, nextChargeAt: addMonths(bought, 3) });
  });

  it('runs from the renewal date when renewed long after its end', async () => {
    now = new Date(bought.getTime() + 90 * DAY_MS);
    await renew();
    expect(await kept()).toMatchObject({ nextChargeAt: addMonths(now, 1) });
  });

  it('upgraded to the yearly plan runs for one year from today, at the full yearly price', async () => {
    const paymentMethods = [cardEntry({ amount: 104_100 })];
    const body = testPayment({ operation: 'upgrade', subscriptionId: id, amount: 104_100, paymentMethods });
    expect((await sandbox.call('createPaymentV2', { body, key: newKey() })).answer.status).toBe('paid');
    const nextChargeAt = addMonths(bought, 12);
    expect(await kept()).toMatchObject({ planId: 'acme-yearly-test', amount: 114_000, nextChargeAt });
  });
});

it.each([
  // The next period begins at `next`, in days after the purchase.
  ['on the first day', { paid: 0, next: 31 }],
  ['in the last days', { paid: 29, next: 31 }],
  ['overdue', { paid: 40, next: 71 }],
])('a month renewed %s refuses a second renewal until its next period begins', async (_, { paid, next }) => {
  const goTo = (days: number) => {
    now = new Date(bought.getTime() + days * DAY_MS);
  };
  const loadStatus = async () => (await sandbox.call('loadSubscription', { path: { id } })).answer.status;
  goTo(paid);
  await renew();
  const once = await kept();
  for (const days of [paid, next - 0.01]) {
    goTo(days);
    expect(await loadStatus()).toBe('renewed');
    expect((await sendRenewal()).error).toMatchObject({ code: 'duplicate', outcome: 'none' });
  }
  expect(await kept()).toEqual(once);
  goTo(next + 0.01);
  await renew();
  expect(await loadStatus()).toBe('renewed');
});

it('a month renewed on the day before its last refuses a second renewal', async () => {
  now = new Date('2026-07-31T12:00:00Z');
  id = await buyMonth();
  now = new Date('2026-08-30T13:00:00Z');
  await renew();
  expect((await sendRenewal()).error.code).toBe('duplicate');
});

it('a subscription paid by pix starts when the pix was paid, not when its status is next read', async () => {
  const waiting = await openTestSandbox({ now: () => now, autopaySeconds: 20 });
  onTestFinished(async () => {
    await waiting.close();
    removeFolder(waiting.folder);
  });
  const { answer } = await waiting.call('createPaymentV2', { body: paymentBy('pix'), key: newKey() });
  now = new Date(bought.getTime() + 10 * DAY_MS);
  const { answer: status } = await waiting.call('loadPayment', { path: { token: answer.token } });
  expect(status.status).toBe('paid');
  const [subscription] = await waiting.admin.listSubscriptions();
  expect(subscription?.nextChargeAt).toEqual(addMonths(new Date(bought.getTime() + 20_000), 12));
});
