import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder } from '../testing/template-folder';
import { testForm } from '../testing/test-form';
import { paymentBy } from '../testing/test-requests';
import { newKey, openTestSandbox, type TestSandbox } from '../testing/test-sandbox';
import { answerLockForm, isUnlocked, loadLock } from './lock';

const token = 'a-token-of-the-operator';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await openTestSandbox();
});

afterAll(async () => {
  await sandbox.close();
  removeFolder(sandbox.folder);
});

/** Sends the form as a browser does. Returns the answer and the stored cookies. */
async function send(fields: Record<string, string>, lock: { token: string | undefined } = { token }, headers = {}) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const answer = await answerLockForm(lock, testForm(fields, headers), response);
  const line = String(response.getHeader('set-cookie') ?? '');
  const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
  return { answer, line, cookies: { [name]: value } };
}

test('the right token opens the page, by a cookie that does not say it and that scripts and other sites cannot use', async () => {
  const { answer, line, cookies } = await send({ access: token });
  expect(answer).toEqual({ destination: '/sandbox' });
  expect(line).toMatch(/^__Host-sandbox=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
  expect(line).not.toContain(token);
  expect(isUnlocked({ token }, cookies)).toBe(true);
});

test('a cookie of an earlier token does not open the page', async () => {
  const { cookies } = await send({ access: token });
  expect(isUnlocked({ token: 'the-next-token-of-the-operator' }, cookies)).toBe(false);
  expect(isUnlocked({ token: undefined }, cookies)).toBe(false);
});

test.each([
  ['none', {}],
  ['an empty one', { access: '' }],
  ['another one', { access: 'a-token-of-the-operatoR' }],
  ['its beginning', { access: 'a-token' }],
  ['a button of the page behind', { token: 'pay_1', action: 'paid' }],
])('a form with %s is asked again and sets no cookie', async (_, fields) => {
  const { answer, line } = await send(fields);
  expect(answer).toEqual({ locked: 'wrong-token', bankslip: null });
  expect(line).toBe('');
});

test.each([undefined, ''])('where no token is set, nothing opens the page: %j', async (access) => {
  const { answer, line } = await send(access === undefined ? {} : { access }, { token: undefined });
  expect(answer).toMatchObject({ locked: 'without-token' });
  expect(line).toBe('');
});

test('a form of another site is refused', async () => {
  const { answer, line } = await send({ access: token }, { token }, { 'sec-fetch-site': 'cross-site' });
  expect(answer).toMatchObject({ status: 403 });
  expect(line).toBe('');
});

test('a buyer prints a slip while the page is locked, and sees nothing else', async () => {
  const { answer } = await sandbox.call('createPaymentV2', { body: paymentBy('bankslip'), key: newKey() });
  const page = await loadLock({ token }, sandbox.admin, answer.token);
  expect(page).toEqual({ locked: 'asks', bankslip: expect.objectContaining({ token: answer.token }) });
  expect(await loadLock({ token }, sandbox.admin, 'nobody')).toEqual({ locked: 'asks', bankslip: null });
});
