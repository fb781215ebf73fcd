import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PaymentRequest, PaymentStatusAnswer } from '../../schemas/generated/types';
import { setReportSinks } from '../report/report';
import type { Count } from '../report/report-record';
import { startServer } from '../testing/start-server';
import { ApiCallError } from './api';
import { sendCall } from './send-call';
import { readServerClock } from './server-clock';

const status: PaymentStatusAnswer = { token: 'pay_1', status: 'paid', amount: 114_000, currency: 'BRL' };

const { fetch, setTimeout: startTimer } = globalThis;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Serves this page's calls with the given listener: our site, or a proxy in front of it. */
async function answerWith(listener: RequestListener): Promise<void> {
  const { url } = await startServer((request, response) => {
    if (!request.url?.startsWith('/api/challenge')) return listener(request, response);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"isOff":true}');
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(url + path, init));
}

const body =
  (text: string, httpStatus = 200, type = 'application/json'): RequestListener =>
  (_, response) =>
    response.writeHead(httpStatus, { 'content-type': type }).end(text);

async function failureOf(call: Promise<unknown>): Promise<ApiCallError> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiCallError)) throw new Error(`no failure of the call: ${error}`);
  return error;
}

const withSignal = (signal?: AbortSignal) => (signal ? { signal } : {});
const ask = (signal?: AbortSignal) => sendCall('loadPayment', { path: { token: 'pay_1' }, ...withSignal(signal) });
const pay = (signal?: AbortSignal) =>
  sendCall('createPaymentV2', {
    body: {} as PaymentRequest,
    idempotencyKey: 'k'.repeat(32),
    ...withSignal(signal),
  });

it('sendCall returns an answer of the contract unchanged', async () => {
  await answerWith(body(JSON.stringify(status)));
  expect(await ask()).toEqual(status);
});

it('the Date header of an answer sets the server clock', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 6, 15, 14));
  const date = 'Wed, 15 Jul 2026 12:00:00 GMT';
  await answerWith((_, response) => response.writeHead(200, { date }).end(JSON.stringify(status)));
  await ask();
  expect(readServerClock()).toEqual({ clockAhead: -7_199_001 });
});

it('sendCall accepts a list as an answer', async () => {
  await answerWith(body('[]'));
  expect(await sendCall('loadFranchiseCities', {})).toEqual([]);
});

it('an error of the contract keeps its status and its body', async () => {
  const error = { code: 'card_declined', retryable: false, outcome: 'none' };
  await answerWith(body(JSON.stringify(error), 422));
  expect(await failureOf(pay())).toMatchObject({ status: 422, body: error });
});

describe('the outcome of a payment is unknown after', () => {
  it.each<[title: string, listener: RequestListener]>([
    ['an HTML page with status 200', body('<h1>Olá, 4111</h1>', 200, 'text/html')],
    ['an HTML page declared as JSON', body('<h1>Olá, 4111</h1>')],
    ['truncated JSON', body('{"token":"pay_1"')],
    ['an empty body', body('')],
    ['status 204', (_, response) => response.writeHead(204).end()],
    ['null as the answer', body('null')],
    ['JSON of another format', body('{"message":"ok"}')],
    ['an answer without a payment status', body('{"token":"pay_1","paymentProfileIds":[]}')],
    ['an HTML page with status 502', body('<h1>Olá, 4111</h1>', 502, 'text/html')],
    ['a proxy timeout', body('', 408)],
    ['a broken connection', (_, response) => void response.destroy()],
    [
      'a body that breaks off',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
        response.write('{"token":');
        response.flushHeaders();
        setImmediate(() => response.destroy());
      },
    ],
  ])('%s', async (_, listener) => {
    await answerWith(listener);
    const paying = await failureOf(pay());
    expect(paying.body).toMatchObject({ outcome: 'unknown' });
    expect(paying.message).not.toContain('4111');
    expect((await failureOf(ask())).body).toMatchObject({ outcome: 'none', retryable: true });
  });
});

it('the outcome of a payment is “none” after an HTML page with status 403', async () => {
  await answerWith(body('<h1>Olá</h1>', 403, 'text/html'));
  expect((await failureOf(pay())).body).toMatchObject({ outcome: 'none' });
});

it.each<[title: string, count: number, listener: RequestListener]>([
  ['a broken connection', 1, (_, response) => void response.destroy()],
  ['an answer that is not of the contract', 1, body('<h1>Olá</h1>')],
  ['an error that our server answered', 0, body('{"code":"internal_error","retryable":true,"outcome":"none"}', 500)],
])('a call that fails with %s is counted by the page %i time(s)', async (_, count, listener) => {
  const counted: Count[] = [];
  setReportSinks({ count: (one) => void counted.push(one) });
  await answerWith(listener);
  await failureOf(pay());
  setReportSinks({});
  expect(counted).toEqual(
    Array(count).fill({ name: 'failed-requests', labels: { call: 'createPaymentV2', status: 0 } }),
  );
});

it.each([
  ['a reading call ends, and is not counted', ask, true],
  ['a sending call goes on', pay, false],
])('when the step is left, %s', async (_, call, isEnded) => {
  const counted: Count[] = [];
  setReportSinks({ count: (one) => void counted.push(one) });
  const step = new AbortController();
  await answerWith((_request, response) => {
    step.abort();
    const answer = { ...status, paymentProfileIds: [] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  const outcome = await call(step.signal).then(
    () => false,
    (error: unknown) => error instanceof ApiCallError,
  );
  setReportSinks({});
  expect([outcome, counted]).toEqual([isEnded, []]);
});

it('a reading call of a step that is left already sends nothing', async () => {
  const seen: string[] = [];
  await answerWith((request, response) => {
    seen.push(String(request.url));
    response.end();
  });
  await failureOf(ask(AbortSignal.abort()));
  expect(seen).toEqual([]);
});

it('the time limit of a call also ends the wait for a body that stops arriving', async () => {
  const timers: { run: () => void; milliseconds: number }[] = [];
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, milliseconds = 0, ...values: []) => {
    if (milliseconds !== 63_000) return startTimer(run, milliseconds, ...values);
    timers.push({ run, milliseconds });
    return startTimer(() => undefined, 0);
  }) as typeof setTimeout);
  let hasBegun: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });
  await answerWith((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"token":', () => hasBegun());
  });
  const paying = failureOf(pay());
  await begun;
  for (const { run } of timers) run();
  expect((await paying).body).toMatchObject({ outcome: 'unknown' });
  expect(timers).toHaveLength(1);
});

it('reloads its page if a deploy has replaced the code of the captcha service', async () => {
  const renewPage = vi.fn();
  vi.resetModules();
  vi.doMock('../chunks/renew-page', () => ({ renewPage }));
  vi.doMock('./make-provider-token', () => Promise.reject(new Error('404')));
  const { setPageCaptcha } = await import('./page-captcha');
  setPageCaptcha({ provider: 'hcaptcha', siteKey: 'key', isAllowed: true });
  const { makeCaptchaToken } = await import('./make-captcha-token');
  await expect(makeCaptchaToken('payment')).rejects.toMatchObject({ body: { code: 'captcha_failed' } });
  expect(renewPage).toHaveBeenCalledExactlyOnceWith(true);
});
