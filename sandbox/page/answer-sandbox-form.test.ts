import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder } from '../testing/template-folder';
import { testForm } from '../testing/test-form';
import { paymentBy } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';
import { answerSandboxForm } from './answer-sandbox-form';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});

afterAll(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

async function beginPix(): Promise<string> {
  const { answer } = await sandbox.call('createPaymentV2', { body: paymentBy('pix'), key: newKey() });
  return answer.token;
}

test.each([
  ['paid', 'paid'],
  ['expire', 'expired'],
  ['refuse', 'refused'],
])('the button %s makes a pending payment %s', async (action, status) => {
  const token = await beginPix();
  expect(await answerSandboxForm(sandbox.admin, testForm({ token, action }))).toEqual({
    destination: '/sandbox#payments',
  });
  expect(await sandbox.admin.findPayment(token)).toMatchObject({ status });
});

test.each([
  ['comes from another site', { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, 403],
  ['comes from another origin of the same site', { 'sec-fetch-site': 'same-site' }, 403],
  ['has neither Sec-Fetch-Site nor Origin', { 'sec-fetch-site': undefined }, 403],
  ['names another site as its Origin', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }, 403],
  ['is not a form', { 'content-type': 'text/plain' }, 415],
])('a request that %s is refused and changes no payment', async (_title, headers, status) => {
  const token = await beginPix();
  const answer = await answerSandboxForm(sandbox.admin, testForm({ token, action: 'paid' }, headers));
  expect(answer).toMatchObject({ status });
  expect(await sandbox.admin.findPayment(token)).toMatchObject({ status: 'pending' });
});

test('a form with the shop’s Origin but without Sec-Fetch-Site is accepted', async () => {
  const token = await beginPix();
  const headers = { 'sec-fetch-site': undefined, origin: 'http://shop.example' };
  await answerSandboxForm(sandbox.admin, testForm({ token, action: 'paid' }, headers));
  expect(await sandbox.admin.findPayment(token)).toMatchObject({ status: 'paid' });
});

test('an unknown payment, an unknown button and too much text are refused', async () => {
  const token = await beginPix();
  const statusOf = (fields: Record<string, string>) => answerSandboxForm(sandbox.admin, testForm(fields));
  expect(await statusOf({ token: 'nobody', action: 'paid' })).toMatchObject({ status: 404 });
  expect(await statusOf({ token, action: 'constructor' })).toMatchObject({ status: 400 });
  expect(await statusOf({ token, action: 'paid', more: 'x'.repeat(4_000) })).toMatchObject({ status: 413 });
});

test('a form whose connection breaks is answered with 400 and changes no payment', async () => {
  const token = await beginPix();
  const form = testForm({ token, action: 'paid' });
  const answer = answerSandboxForm(sandbox.admin, form);
  form.destroy(new Error('aborted'));
  expect(await answer).toMatchObject({ status: 400 });
  expect(await sandbox.admin.findPayment(token)).toMatchObject({ status: 'pending' });
});
