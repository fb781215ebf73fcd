import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder } from '../testing/template-folder';
import { testForm } from '../testing/test-form';
import { cardEntry, paymentBy, testCard, testPayment } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';
import { answerChallenge, loadChallenge } from './challenge';

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
  expect(answer.redirect).toBe(`/sandbox/3ds?token=${answer.token}`);
  return answer.token;
}

const visit = (referer?: string) => ({ headers: { host: 'shop.example', referer } }) as unknown as IncomingMessage;

test.each([
  ['approve', { status: 'paid' }],
  ['refuse', { status: 'refused', refusal: 'challenge_failed' }],
  ['close', { status: 'pending' }],
])('the buyer presses %s and goes back to the checkout', async (action, state) => {
  const token = await beginChallenge();
  const answer = await answerChallenge(sandbox.admin, testForm({ token, action, search: '' }));
  expect(answer).toEqual({ destination: `/payment-verification?product=ACME&token=${token}` });
  expect(await sandbox.admin.findPayment(token)).toMatchObject(state);
});

test('the query that the buyer came with is given back', async () => {
  const token = await beginChallenge();
  const page = await loadChallenge(sandbox.admin, visit('https://shop.example/payment?product=ACME&flowId=x'), token);
  expect(page).toMatchObject({ search: 'product=ACME&flowId=x' });
});

test('what another site says is not', async () => {
  const token = await beginChallenge();
  const page = await loadChallenge(sandbox.admin, visit('https://evil.example/?product=EVIL'), token);
  expect(page).toMatchObject({ search: '' });
});

test.each(['//evil.example', 'token=other&next=https://evil.example', '#@evil.example'])(
  'no query leads elsewhere: %s',
  async (search) => {
    const token = await beginChallenge();
    const answer = await answerChallenge(sandbox.admin, testForm({ token, action: 'close', search }));
    const url = new URL('destination' in answer ? answer.destination : '', 'https://shop.example');
    expect([url.origin, url.pathname]).toEqual(['https://shop.example', '/payment-verification']);
    expect(url.searchParams.getAll('token')).toEqual([token]);
  },
);

test('a payment that is over needs no answer', async () => {
  const token = await beginChallenge();
  await sandbox.admin.markPaid(token);
  expect(await loadChallenge(sandbox.admin, visit(), token)).toEqual({
    destination: `/payment-verification?product=ACME&token=${token}`,
  });
  expect(await loadChallenge(sandbox.admin, visit(), 'nobody')).toMatchObject({ status: 404 });
});

test.each(['pix', 'bankslip'] as const)('nobody pays a %s at the bank’s page for cards', async (method) => {
  const { answer } = await sandbox.call('createPaymentV2', { body: paymentBy(method), key: newKey() });
  expect(await loadChallenge(sandbox.admin, visit(), answer.token)).toMatchObject({ status: 404 });
  const form = testForm({ token: answer.token, action: 'approve', search: '' });
  expect(await answerChallenge(sandbox.admin, form)).toMatchObject({ status: 404 });
  expect(await sandbox.admin.findPayment(answer.token)).toMatchObject({ status: 'pending' });
});
