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
  ['comes from a sister site', { 'sec-fetch-site': 'same-site' }, 403],
  ['has no sign of where it comes from', { 'sec-fetch-site': undefined }, 403],
  ['names another origin', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }, 403],
  ['is no form', { 'content-type': 'text/plain' }, 415],
])('a form that %s changes nothing', async (_title, headers, status) => {
  const token = await beginPix();
  const answer = await answerSandboxForm(sandbox.admin, testForm({ token, action: 'paid' }, headers));
  expect(answer).toMatchObject({ status });
  expect(await sandbox.admin.findPayment(token)).toMatchObject({ status: 'pending' });
});

test('a browser that names only the own origin is heard', async () => {
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

test('a form that breaks off is no defect of ours: it is answered, and changes nothing', async () => {
  const token = await beginPix();
  const form = testForm({ token, action: 'paid' });
  const answer = answerSandboxForm(sandbox.admin, form);
  form.destroy(new Error('aborted'));
  expect(await answer).toMatchObject({ status: 400 });
  expect(await sandbox.admin.findPayment(token)).toMatchObject({ status: 'pending' });
});
