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

test('the right token unlocks the sandbox page by an HttpOnly, same-site cookie that does not contain the token', async () => {
  const { answer, line, cookies } = await send({ access: token });
  expect(answer).toEqual({ destination: '/sandbox' });
  expect(line).toMatch(/^__Host-sandbox=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=\d+$/);
  expect(line).not.toContain(token);
  expect(isUnlocked({ token }, cookies)).toBe(true);
});

test('a cookie from an earlier token does not unlock the sandbox page', async () => {
  const { cookies } = await send({ access: token });
  expect(isUnlocked({ token: 'the-next-token-of-the-operator' }, cookies)).toBe(false);
  expect(isUnlocked({ token: undefined }, cookies)).toBe(false);
});

test.each([
  ['no token', {}],
  ['an empty token', { access: '' }],
  ['a wrong token', { access: 'a-token-of-the-operatoR' }],
  ['only the beginning of the token', { access: 'a-token' }],
  ['a button of the locked page', { token: 'pay_1', action: 'paid' }],
])('a form with %s does not unlock the sandbox page and sets no cookie', async (_, fields) => {
  const { answer, line } = await send(fields);
  expect(answer).toEqual({ locked: 'wrong-token', bankslip: null });
  expect(line).toBe('');
});

test.each([undefined, ''])(
  'the sandbox page stays locked on a server without a token, whatever is entered: %j',
  async (access) => {
    const { answer, line } = await send(access === undefined ? {} : { access }, { token: undefined });
    expect(answer).toMatchObject({ locked: 'without-token' });
    expect(line).toBe('');
  },
);

test('the locked sandbox page refuses a form from another site', async () => {
  const { answer, line } = await send({ access: token }, { token }, { 'sec-fetch-site': 'cross-site' });
  expect(answer).toMatchObject({ status: 403 });
  expect(line).toBe('');
});

test('the locked sandbox page shows a buyer’s bankslip and nothing else', async () => {
  const { answer } = await sandbox.call('createPaymentV2', { body: paymentBy('bankslip'), key: newKey() });
  const page = await loadLock({ token }, sandbox.admin, answer.token);
  expect(page).toEqual({ locked: 'asks', bankslip: expect.objectContaining({ line: answer.bankslip?.line }) });
  expect(await loadLock({ token }, sandbox.admin, 'nobody')).toEqual({ locked: 'asks', bankslip: null });
});
