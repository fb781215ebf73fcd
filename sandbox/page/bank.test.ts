import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder } from '../testing/template-folder';
import { testForm } from '../testing/test-form';
import { cardEntry, paymentBy, testCard, testPayment } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';
import { answerBank, loadBank } from './bank';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});

afterAll(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

async function beginChallenge(): Promise<string> {
  const card = testCard({ number: '4000 0025 0000 3155' });
  const body = testPayment({ paymentMethods: [cardEntry({ card })] });
  const { answer } = await sandbox.call('createPaymentV2', { body, key: newKey() });
  expect(answer.redirect).toBe(`/sandbox/bank?token=${answer.token}`);
  return answer.token;
}

const visit = (referer?: string) => ({ headers: { host: 'shop.example', referer } }) as unknown as IncomingMessage;

test.each([
  ['approve', { status: 'paid' }],
  ['refuse', { status: 'refused', refusal: 'challenge_failed' }],
  ['cancel', { status: 'canceled' }],
  ['close', { status: 'pending' }],
])('the buyer presses "%s" on the bank’s page and returns to the checkout', async (action, state) => {
  const token = await beginChallenge();
  const answer = await answerBank(sandbox.admin, testForm({ token, action, search: '' }));
  expect(answer).toEqual({ destination: `/payment-verification?product=ACME&token=${token}` });
  expect(await sandbox.admin.findPayment(token)).toMatchObject(state);
});

test('the bank’s page keeps the query of the checkout page that the buyer comes from', async () => {
  const token = await beginChallenge();
  const page = await loadBank(sandbox.admin, visit('https://shop.example/payment?product=ACME&flowId=x'), token);
  expect(page).toMatchObject({ search: 'product=ACME&flowId=x' });
});

test('the bank’s page ignores the query of a page on another site', async () => {
  const token = await beginChallenge();
  const page = await loadBank(sandbox.admin, visit('https://evil.example/?product=EVIL'), token);
  expect(page).toMatchObject({ search: '' });
});

test.each(['//evil.example', 'token=other&next=https://evil.example', '#@evil.example'])(
  'the query %s does not lead the buyer away from the checkout',
  async (search) => {
    const token = await beginChallenge();
    const answer = await answerBank(sandbox.admin, testForm({ token, action: 'close', search }));
    const url = new URL('destination' in answer ? answer.destination : '', 'https://shop.example');
    expect([url.origin, url.pathname]).toEqual(['https://shop.example', '/payment-verification']);
    expect(url.searchParams.getAll('token')).toEqual([token]);
  },
);

test('the bank’s page sends the buyer of a settled payment straight back to the checkout', async () => {
  const token = await beginChallenge();
  await sandbox.admin.settle(token, 'paid');
  expect(await loadBank(sandbox.admin, visit(), token)).toEqual({
    destination: `/payment-verification?product=ACME&token=${token}`,
  });
  expect(await loadBank(sandbox.admin, visit(), 'nobody')).toMatchObject({ status: 404 });
});

test('NuPay leads to the wallet’s page, which answers like a bank', async () => {
  const { answer } = await sandbox.call('createPaymentV2', { body: paymentBy('nu-pay'), key: newKey() });
  expect(answer).toMatchObject({ status: 'pending', redirect: `/sandbox/bank?token=${answer.token}` });
  expect(await loadBank(sandbox.admin, visit(), answer.token)).toMatchObject({ kind: 'wallet' });
  await answerBank(sandbox.admin, testForm({ token: answer.token, action: 'refuse', search: '' }));
  expect(await sandbox.admin.findPayment(answer.token)).toMatchObject({ refusal: 'challenge_failed' });
});

test.each(['pix', 'bankslip'] as const)('the bank’s page does not accept a %s payment', async (method) => {
  const { answer } = await sandbox.call('createPaymentV2', { body: paymentBy(method), key: newKey() });
  expect(await loadBank(sandbox.admin, visit(), answer.token)).toMatchObject({ status: 404 });
  const form = testForm({ token: answer.token, action: 'approve', search: '' });
  expect(await answerBank(sandbox.admin, form)).toMatchObject({ status: 404 });
  expect(await sandbox.admin.findPayment(answer.token)).toMatchObject({ status: 'pending' });
});
