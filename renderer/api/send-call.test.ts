import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PaymentRequest, PaymentStatusAnswer } from '../../schemas/generated/types';
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
  const { url } = await startServer(listener);
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

const ask = () => sendCall('loadPayment', { path: { token: 'pay_1' } });
const pay = () => sendCall('createPaymentV2', { body: {} as PaymentRequest, idempotencyKey: 'k'.repeat(32) });

it('an answer of the contract is what it is', async () => {
  await answerWith(body(JSON.stringify(status)));
  expect(await ask()).toEqual(status);
});

it('an answer tells the time of the server', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 6, 15, 14));
  const date = 'Wed, 15 Jul 2026 12:00:00 GMT';
  await answerWith((_, response) => response.writeHead(200, { date }).end(JSON.stringify(status)));
  await ask();
  expect(readServerClock()).toEqual({ clockAhead: -7_199_001 });
});

it('a list is an answer too', async () => {
  await answerWith(body('[]'));
  expect(await sendCall('loadFranchiseCities', {})).toEqual([]);
});

it('an error of the contract is told with its status', async () => {
  const error = { code: 'card_declined', retryable: false, outcome: 'none' };
  await answerWith(body(JSON.stringify(error), 422));
  expect(await failureOf(pay())).toMatchObject({ status: 422, body: error });
});

describe('what is no answer of the contract leaves open what became of a payment', () => {
  it.each<[title: string, listener: RequestListener]>([
    ['a page with 200', body('<h1>Olá, 4111</h1>', 200, 'text/html')],
    ['a page that calls itself JSON', body('<h1>Olá, 4111</h1>')],
    ['JSON that is cut off', body('{"token":"pay_1"')],
    ['an empty body', body('')],
    ['204', (_, response) => response.writeHead(204).end()],
    ['null', body('null')],
    ['another JSON', body('{"message":"ok"}')],
    ['an answer without its status', body('{"token":"pay_1","paymentProfileIds":[]}')],
    ['a page with 502', body('<h1>Olá, 4111</h1>', 502, 'text/html')],
    ['a proxy that gave up waiting', body('', 408)],
    ['a connection that breaks', (_, response) => void response.destroy()],
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

it('a page that turns the payment away has taken nothing', async () => {
  await answerWith(body('<h1>Olá</h1>', 403, 'text/html'));
  expect((await failureOf(pay())).body).toMatchObject({ outcome: 'none' });
});

it('a body that stops on its way is given up with the call', async () => {
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
