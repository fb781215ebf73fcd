import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentRequest } from '../../schemas/generated/types';
import { makePlanSummary } from '../testing/make-plan-summary';
import { startServer } from '../testing/start-server';
import { readRepositoryFile } from '../testing/test-repository';
import type { Backend } from './backend';
import { type BackendClient, type BackendClientOptions, createBackendClient } from './backend-client';
import { CallError } from './call-error';
import { createHttpBackend } from './http-backend';

const example = (name: string): unknown => JSON.parse(readRepositoryFile(`schemas/api/examples/${name}.json`));
const seller = example('seller');
const status = example('payment-status-answer');
const payment = example('payment-request') as PaymentRequest;
const loadStatus = { path: { token: 'pay_1' } };
const loadSeller = { path: { source: 'direto' } };

type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void;

const json =
  (value: unknown, code = 200, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(value));
  };
/** A valid answer, padded with spaces to this length. */
const padded = (length: number) => JSON.stringify(status).padEnd(length, ' ');
const cut: Answer = (request) => void request.socket.destroy();

/** Delays that the client requested; each ends at once. */
let delays: number[];
/** Offset of the client's clocks, in ms. */
let ahead: number;

const { setTimeout: startTimer } = globalThis;
const readClock = performance.now.bind(performance);

beforeEach(() => {
  // report-failures.test.ts covers the log.
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  delays = [];
  ahead = 0;
  const start = Date.now();
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, milliseconds = 0, ...values: []) => {
    const { stack = '' } = new Error('who waits?');
    // The cache's patience uses real time.
    const isOurs = /cockatiel|backend-client\.ts/.test(stack) && !/at after .*answer-cache/.test(stack);
    if (isOurs) delays.push(milliseconds);
    return startTimer(run, isOurs ? 0 : milliseconds, ...values);
  }) as typeof setTimeout);
  vi.spyOn(performance, 'now').mockImplementation(() => readClock() + ahead);
  vi.spyOn(Date, 'now').mockImplementation(() => start + ahead);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function passTime(milliseconds: number) {
  ahead += milliseconds;
  // The cache reads its clock at most once a millisecond.
  await new Promise((resolve) => startTimer(resolve, 3));
}

/** A client with a real server as backend: one answer for all calls, or a list in order. */
async function startBackend(answers: Answer | Answer[], options: Partial<BackendClientOptions> = {}) {
  const received: IncomingMessage[] = [];
  const state = { answers };
  const server = await startServer((request, response) => {
    request.resume();
    received.push(request);
    const { answers } = state;
    const answer = Array.isArray(answers) ? (answers[received.length - 1] ?? answers.at(-1)) : answers;
    answer?.(request, response, received.length);
  });
  const client = createBackendClient({
    backend: createHttpBackend(server.url),
    appVersion: '1.2.3',
    timeoutMs: 5_000,
    ...options,
  });
  return { client, received, server, state };
}

async function failureOf(promise: Promise<unknown>): Promise<CallError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CallError);
  return error as CallError;
}

describe('a call', () => {
  it('sends what the contract names, and nothing else', async () => {
    const { client, received } = await startBackend(json(seller));
    const params = { seller: 'Ana Prado', operation: 'BR', evil: 'x' } as Record<string, string>;
    expect(await client.call('loadSeller', { path: { source: 'feira & cia' }, params })).toEqual(seller);
    const [request] = received;
    expect(request?.url).toBe('/api/v1/seller/feira%20%26%20cia?operation=BR&seller=Ana+Prado');
    expect(request?.headers).toMatchObject({ accept: 'application/json', 'x-app-version': '1.2.3' });
    expect(request?.headers).not.toHaveProperty('idempotency-key');
    expect(request?.headers).not.toHaveProperty('cookie');
  });

  it('keeps the path prefix of the backend', async () => {
    const { server, received } = await startBackend(json(seller));
    const client = createBackendClient({ backend: createHttpBackend(`${server.url}/bff/`), appVersion: '1' });
    await client.call('loadSeller', loadSeller);
    expect(received[0]?.url).toBe('/bff/api/v1/seller/direto');
  });

  it.each([
    ['google/cpc', '/api/v1/seller/google%2Fcpc'],
    ['instagram (bio)', '/api/v1/seller/instagram%20%28bio%29'],
    ["D'Ávila?a=b#c", '/api/v1/seller/D%27%C3%81vila%3Fa%3Db%23c'],
    ['100%2e', '/api/v1/seller/100%252e'],
  ])('names the source %s as one part of its path', async (source, path) => {
    const { client, received } = await startBackend(json(seller));
    await client.call('loadSeller', { path: { source } });
    expect(received[0]?.url).toBe(path);
  });

  it('that takes money carries its key and its body', async () => {
    const bodies: string[] = [];
    const { client, received } = await startBackend((request, response, count) => {
      request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
      request.on('end', () => json(example('payment-answer'))(request, response, count));
    });
    await client.call('createPaymentV2', { body: payment, idempotencyKey: 'k'.repeat(32) });
    expect(received[0]?.headers).toMatchObject({
      'idempotency-key': 'k'.repeat(32),
      'content-length': String(Buffer.byteLength(JSON.stringify(payment))),
    });
    expect(JSON.parse(bodies.join(''))).toEqual(payment);
  });

  it('never leaves the path of the contract', async () => {
    const { client, received } = await startBackend(json(seller));
    for (const source of ['.', '..', '../admin', 'a/../admin', 'a\\..\\admin', 'a\u2028/../admin']) {
      await expect(client.call('loadSeller', { path: { source } }), source).rejects.toThrow(RangeError);
    }
    await expect(client.call('loadPayment', { path: { token: '../../admin' } })).rejects.toThrow(RangeError);
    expect(received).toEqual([]);
  });
});

describe('an answer that is none of the contract fails the call, and a buyer is not told more than that', () => {
  const invalid = { status: 502, body: { code: 'backend_answer_invalid' } };
  const unavailable = { status: 502, body: { code: 'backend_unavailable' } };

  it.each<[title: string, answer: Answer, failure: object]>([
    [
      'HTML with 200',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Olá</h1>'),
      invalid,
    ],
    [
      'JSON that calls itself HTML',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(JSON.stringify(status)),
      invalid,
    ],
    ['no content type', (_, response) => response.writeHead(200).end(JSON.stringify(status)), invalid],
    [
      'JSON that is cut off',
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"token":'),
      invalid,
    ],
    ['an empty body', (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(), invalid],
    ['204', (_, response) => response.writeHead(204).end(), invalid],
    ['null', json(null), invalid],
    ['an array', json([status]), invalid],
    ['a missing field', json({ ...(status as object), token: undefined }), invalid],
    ['a field of another type', json({ ...(status as object), amount: '102000' }), invalid],
    ['an unknown status', json({ ...(status as object), status: 'maybe' }), invalid],
    ['a redirect', (_, response) => response.writeHead(302, { location: '/api/v2/payment/other' }).end(), invalid],
    [
      'a redirect that keeps the method',
      (_, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
      invalid,
    ],
    ['300 without a location', (_, response) => response.writeHead(300).end(), invalid],
    [
      'more than a megabyte',
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(padded(1_000_001)),
      invalid,
    ],
    [
      'a small body that becomes 20 MB',
      (_, response) =>
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
          .end(gzipSync(padded(20_000_000))),
      invalid,
    ],
    [
      'a body that is not what its encoding says',
      (_, response) =>
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('{}'),
      unavailable,
    ],
    [
      'an error in HTML',
      (_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<pre>stack at line 1</pre>'),
      { status: 500, body: { code: 'backend_unavailable', retryable: true } },
    ],
    [
      'an error in a JSON of its own',
      json({ error: 'SELECT * FROM leads' }, 400),
      { status: 400, body: { code: 'invalid_request' } },
    ],
    [
      'an error code that is not on the list',
      json({ code: 'ORA-00942', retryable: false, outcome: 'none' }, 500),
      { status: 500, body: { code: 'backend_unavailable' } },
    ],
    [
      'an error code that is not on the list, with 400',
      json({ code: 'ORA-00942', retryable: false, outcome: 'unknown' }, 400),
      { status: 400, body: { code: 'backend_answer_invalid' } },
    ],
    [
      '404 without a body',
      (_, response) => response.writeHead(404).end(),
      { status: 404, body: { code: 'route_not_found' } },
    ],
    ['501', (_, response) => response.writeHead(501).end(), { status: 501, body: { code: 'call_not_supported' } }],
    [
      'a status that HTTP does not know',
      (_, response) => response.writeHead(799, { 'content-type': 'text/html' }).end('x'),
      { status: 502 },
    ],
  ])('%s', async (_, answer, failure) => {
    const { client } = await startBackend(answer);
    const error = await failureOf(client.call('loadPayment', loadStatus));
    expect(error).toMatchObject(failure);
    expect(Object.keys(error.body).sort()).toEqual(['code', 'outcome', 'retryable']);
    expect(error.body.outcome).toBe('none');
  });

  it('a byte order mark in front of it is not too much either', async () => {
    const { client } = await startBackend((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(`\uFEFF${JSON.stringify(status)}`);
    });
    expect(await client.call('loadPayment', loadStatus)).toEqual(status);
  });

  it('a megabyte is not too much', async () => {
    const { client } = await startBackend((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(padded(1_000_000)),
    );
    expect(await client.call('loadPayment', loadStatus)).toEqual(status);
  });

  it('a key __proto__ in an answer sets nothing', async () => {
    const { client } = await startBackend((_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(status).replace(
            '{',
            '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},',
          ),
        ),
    );
    expect(await client.call('loadPayment', loadStatus)).toEqual(status);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each<[title: string, status: number, body: unknown, error: object]>([
    ['that is not on the list', 422, { code: 'do_not_honor', outcome: 'unknown' }, { code: 'backend_answer_invalid' }],
    ['with more than the contract has', 422, { code: 'card_declined', outcome: 'unknown', detail: '' }, {}],
    [
      'that explains a field in its own words',
      422,
      { code: 'card_declined', retryable: false, outcome: 'unknown', fields: { name: 'Não <b>autorizado</b>' } },
      { code: 'backend_answer_invalid' },
    ],
    ['of a proxy that gave up waiting', 408, {}, { code: 'backend_timeout' }],
  ])('after a payment an error %s leaves open whether it was taken', async (_, httpStatus, body, error) => {
    const { client } = await startBackend(json(body, httpStatus));
    const paying = client.call('createPaymentV2', { body: {} as PaymentRequest, idempotencyKey: 'k'.repeat(32) });
    expect((await failureOf(paying)).body).toMatchObject({ ...error, outcome: 'unknown' });
  });

  it.each<[title: string, status: number, body: unknown]>([
    ['that says so', 422, { code: 'do_not_honor', outcome: 'none' }],
    ['of a proxy that lets nothing through', 403, {}],
  ])('after a payment an error %s says that nothing was taken', async (_, httpStatus, body) => {
    const { client } = await startBackend(json(body, httpStatus));
    const paying = client.call('createPaymentV2', { body: {} as PaymentRequest, idempotencyKey: 'k'.repeat(32) });
    expect((await failureOf(paying)).body).toMatchObject({ outcome: 'none' });
  });

  it('a payment whose next template has a name that no template has is paid all the same', async () => {
    const answer = { token: 'pay_1', paymentProfileIds: [], status: 'paid', route: '/subscriptionWelcome' };
    const { client } = await startBackend(json(answer));
    const paying = client.call('createPaymentV2', { body: {} as PaymentRequest, idempotencyKey: 'k'.repeat(32) });
    expect(await paying).toEqual(answer);
  });

  it("an error of the contract is told with its status, its fields and the server's wish to wait", async () => {
    const body = { code: 'rate_limited', retryable: true, outcome: 'none' };
    const { client } = await startBackend(json(body, 429, { 'retry-after': '90' }));
    expect(await failureOf(client.call('loadPayment', loadStatus))).toMatchObject({
      status: 429,
      body,
      retryAfter: 90,
    });
  });
});

describe('a reading call is repeated', () => {
  it.each<[title: string, answer: Answer]>([
    ['when the connection breaks', cut],
    ['after 502', json({}, 502)],
    ['after 503', json({}, 503)],
    ['after 504', json({}, 504)],
    ['after 429 that says when', json({}, 429, { 'retry-after': '0' })],
  ])('twice at most %s', async (_, answer) => {
    const { client, received } = await startBackend(answer);
    await failureOf(client.call('loadPayment', loadStatus));
    expect(received).toHaveLength(3);
  });

  it('and gives the answer of the third try', async () => {
    const { client, received } = await startBackend([cut, json({}, 503), json(status)]);
    expect(await client.call('loadPayment', loadStatus)).toEqual(status);
    expect(received).toHaveLength(3);
  });

  it.each<[title: string, answer: Answer]>([
    ['after 500', json({}, 500)],
    ['after 400', json({}, 400)],
    ['after 404', json({}, 404)],
    ['after 429 that does not say when', json({}, 429)],
    ['after 503 that asks for a minute', json({}, 503, { 'retry-after': '60' })],
    ['after an answer that breaks its schema', json({})],
    ['after an answer that is too large', (_, response) => void response.writeHead(200).end(padded(1_000_001))],
    ['after a redirect', (_, response) => void response.writeHead(307, { location: '/' }).end()],
  ])('never %s', async (_, answer) => {
    const { client, received } = await startBackend(answer);
    await failureOf(client.call('loadPayment', loadStatus));
    expect(received).toHaveLength(1);
  });

  it('waits as long as the backend asks for, between tries only', async () => {
    const { client } = await startBackend(json({}, 503, { 'retry-after': '2' }));
    await failureOf(client.call('loadPayment', loadStatus));
    expect(delays.filter((delay) => delay === 2_000)).toHaveLength(2);
  });

  it('waits until the time that the backend names', async () => {
    const date = new Date(Date.now() + 3_000).toUTCString();
    const { client } = await startBackend(json({}, 429, { 'retry-after': date }));
    expect(await failureOf(client.call('loadPayment', loadStatus))).toMatchObject({ status: 429 });
    expect(delays.filter((delay) => delay >= 1_000 && delay <= 3_000)).toHaveLength(2);
  });

  it.each(['-5', '1.5', 'soon', ''])('takes "%s" for no time to wait', async (value) => {
    const { client, received } = await startBackend(json({}, 429, { 'retry-after': value }));
    expect((await failureOf(client.call('loadPayment', loadStatus))).retryAfter).toBeUndefined();
    expect(received).toHaveLength(1);
  });

  it.each(['9'.repeat(40), 'Fri, 31 Dec 9999 23:59:59 GMT'])('passes on no more than a day of "%s"', async (value) => {
    const { client } = await startBackend(json({}, 429, { 'retry-after': value }));
    expect((await failureOf(client.call('loadPayment', loadStatus))).retryAfter).toBe(86_400);
  });

  it('waits a random time of at most two seconds', async () => {
    const { client } = await startBackend(json({}, 503));
    await failureOf(client.call('loadPayment', loadStatus));
    expect(delays.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...delays)).toBeLessThanOrEqual(2_000);
  });
});

describe('a call that changes something is sent once, and its outcome is unknown', () => {
  it.each<[title: string, answer: Answer, expected: number]>([
    ['when the connection breaks', cut, 502],
    ['after 502', json({}, 502), 502],
    ['after 503', json({}, 503, { 'retry-after': '0' }), 503],
    ['after an answer that breaks its schema', json({ token: 'x' }), 502],
    ['after HTML', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('ok'), 502],
    ['after a redirect', (_, response) => response.writeHead(307, { location: '/api/v1/payment' }).end(), 502],
    ['after 408', json({}, 408), 504],
  ])('%s', async (_, answer, expected) => {
    const { client, received } = await startBackend(answer);
    const error = await failureOf(client.call('createPaymentV2', { body: payment, idempotencyKey: 'k'.repeat(32) }));
    expect(received).toHaveLength(1);
    expect(error).toMatchObject({ status: expected, body: { outcome: 'unknown' } });
  });

  it.each([
    [401, 401],
    [421, 502],
    [425, 502],
  ])('but after %i: the request was turned away unread', async (told, expected) => {
    const { client, received } = await startBackend(json({}, told));
    const error = await failureOf(client.call('createPaymentV2', { body: payment, idempotencyKey: 'k'.repeat(32) }));
    expect(received).toHaveLength(1);
    expect(error).toMatchObject({ status: expected, body: { outcome: 'none' } });
  });

  it.each([
    [408, 504],
    [421, 502],
    [425, 502],
    [600, 502],
    [999, 502],
  ])('an error of the contract with %i is told with %i, which no browser repeats', async (told, expected) => {
    const body = { code: 'backend_unavailable', retryable: true, outcome: 'none' };
    const { client, received } = await startBackend(json(body, told));
    expect(await failureOf(client.call('createPaymentV2', { body: payment }))).toMatchObject({
      status: expected,
      body,
    });
    expect(received).toHaveLength(1);
  });

  it('a refusal of the contract is final', async () => {
    const body = { code: 'card_declined', retryable: false, outcome: 'none' };
    const { client } = await startBackend(json(body, 422));
    expect(await failureOf(client.call('createPaymentV2', { body: payment }))).toMatchObject({ status: 422, body });
  });
});

describe('the time limit', () => {
  const silent: Answer = () => undefined;
  const half: Answer = (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).write('{"token":');

  it.each<[title: string, answer: Answer]>([
    ['no answer', silent],
    ['half an answer', half],
  ])('ends a call with %s: nothing was changed by reading', async (_, answer) => {
    const { client } = await startBackend(answer, { timeoutMs: 300 });
    const error = await failureOf(client.call('loadPayment', loadStatus));
    expect(error).toMatchObject({ status: 504, body: { code: 'backend_timeout', outcome: 'none', retryable: true } });
  });

  it('leaves it open what a payment became', async () => {
    const { client, received } = await startBackend(silent, { timeoutMs: 300 });
    const error = await failureOf(client.call('createPaymentV2', { body: payment }));
    expect(error).toMatchObject({ status: 504, body: { code: 'backend_timeout', outcome: 'unknown' } });
    expect(received).toHaveLength(1);
  });
});

describe('a payment that nobody is there to take', () => {
  const pay = (client: BackendClient) =>
    failureOf(client.call('createPaymentV2', { body: payment, idempotencyKey: 'k'.repeat(32) }));

  it('has not left, however often it is tried', async () => {
    const { client, server } = await startBackend(json({}));
    await server.close();
    for (let count = 0; count < 2; count += 1) {
      expect(await pay(client)).toMatchObject({ status: 502, body: { outcome: 'none', retryable: true } });
    }
  });

  const failing = (...codes: string[]) => {
    const backend = () => {
      const cause = Object.assign(new Error('nobody there'), { code: codes.shift() });
      return Promise.reject(new TypeError('fetch failed', { cause }));
    };
    return createBackendClient({ backend, appVersion: '1.2.3' });
  };

  it.each(['ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])('%s: it has not left', async (code) => {
    expect(await pay(failing(code))).toMatchObject({ status: 502, body: { outcome: 'none', retryable: true } });
  });

  it('may be charged all the same where one of its key has left before', async () => {
    const client = failing('ECONNRESET', 'ECONNREFUSED');
    expect(await pay(client)).toMatchObject({ status: 502, body: { outcome: 'unknown' } });
    expect(await pay(client)).toMatchObject({ status: 503, retryAfter: 5, body: { outcome: 'unknown' } });
  });
});

describe('a payment on its way to the backend', () => {
  it('is not said to be none, asked for by its key', async () => {
    const { client, state } = await startBackend(json({}, 500));
    const idempotencyKey = 'k'.repeat(32);
    const paid = example('payment-answer');
    let answerPayment: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => {
      state.answers = (...exchange) => {
        answerPayment = () => json(paid)(...exchange);
        resolve();
      };
    });
    const paying = client.call('createPaymentV2', { body: payment, idempotencyKey });
    await isAsked;
    state.answers = json({ code: 'payment_not_found', outcome: 'none', retryable: false }, 404);
    const ask = (token: string) => failureOf(client.call('loadPayment', { path: { token } }));
    expect(await ask(idempotencyKey)).toMatchObject({ status: 503, body: { outcome: 'unknown', retryable: true } });
    expect(await ask('j'.repeat(32))).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
    answerPayment();
    expect(await paying).toEqual(paid);
    expect(await ask(idempotencyKey)).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
  });

  it('nor by a question that was on its way before it and is answered after it', async () => {
    const { client, state } = await startBackend(json({}, 500));
    const idempotencyKey = 'k'.repeat(32);
    let answerQuestion: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => {
      state.answers = (...exchange) => {
        answerQuestion = () => json({ code: 'payment_not_found', outcome: 'none', retryable: false }, 404)(...exchange);
        resolve();
      };
    });
    const asking = failureOf(client.call('loadPayment', { path: { token: idempotencyKey } }));
    await isAsked;
    state.answers = json(example('payment-answer'));
    await client.call('createPaymentV2', { body: payment, idempotencyKey });
    await client.call('createPaymentV2', { body: payment, idempotencyKey: 'j'.repeat(32) });
    answerQuestion();
    expect(await asking).toMatchObject({ status: 503, body: { outcome: 'unknown', retryable: true } });
  });
});

describe('the limit of who calls', () => {
  const endsIn = (milliseconds: number) => ({ limit: AbortSignal.timeout(milliseconds), since: Date.now() });

  it('ends the wait, not the request: who waits longer for the same answer is given it', async () => {
    let asked: (answer: () => void) => void = () => undefined;
    const isAsked = new Promise<() => void>((resolve) => {
      asked = resolve;
    });
    const { client, received } = await startBackend((...exchange) => asked(() => json(seller)(...exchange)));
    const hasty = client.call('loadSeller', loadSeller, endsIn(50));
    const patient = client.call('loadSeller', loadSeller, endsIn(60_000));
    expect(await failureOf(hasty)).toMatchObject({
      status: 504,
      body: { code: 'backend_timeout', outcome: 'none', retryable: true },
    });
    (await isAsked)();
    expect(await patient).toEqual(seller);
    expect(received).toHaveLength(1);
  });

  it('leaves it open what a payment became', async () => {
    const { client } = await startBackend(() => undefined, { timeoutMs: 60_000 });
    const error = await failureOf(client.call('createPaymentV2', { body: payment }, endsIn(50)));
    expect(error).toMatchObject({ status: 504, body: { code: 'backend_timeout', outcome: 'unknown' } });
  });

  it('is no excuse for a failure that comes before it', async () => {
    const { client } = await startBackend(json({}, 500));
    expect((await failureOf(client.call('loadSeller', loadSeller, endsIn(60_000)))).status).toBe(500);
  });
});

describe('what is asked often is kept', () => {
  const plans = { plans: [makePlanSummary()] };

  it('a minute, without asking again', async () => {
    const { client, received } = await startBackend(json(seller));
    for (let call = 0; call < 5; call += 1) expect(await client.call('loadSeller', loadSeller)).toEqual(seller);
    expect(received).toHaveLength(1);
    await passTime(61_000);
    await client.call('loadSeller', loadSeller);
    expect(received).toHaveLength(2);
  });

  it('for each question apart, whatever the order of its parameters', async () => {
    const { client, received } = await startBackend(json(plans));
    const ask = (code: string, params: Record<string, string>) =>
      client.call('loadPlansV2', { path: { code }, params });
    await ask('WUP', { voucher: 'A', business: 'b' });
    await ask('WUP', { business: 'b', voucher: 'A' });
    expect(received).toHaveLength(1);
    await ask('WUP', { voucher: 'B', business: 'b' });
    await ask('MS', { voucher: 'A', business: 'b' });
    expect(received).toHaveLength(3);
  });

  it('is asked once by any number of buyers at the same moment', async () => {
    const { client, received } = await startBackend(json(seller));
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.call('loadSeller', loadSeller)));
    expect(answers.every((answer) => JSON.stringify(answer) === JSON.stringify(seller))).toBe(true);
    expect(received).toHaveLength(1);
  });

  it('is asked once at the same moment when the old answer is a day old', async () => {
    const { client, received } = await startBackend(json(seller));
    await client.call('loadSeller', loadSeller);
    await passTime(25 * 60 * 60 * 1000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.call('loadSeller', loadSeller)));
    expect(answers).toHaveLength(50);
    expect(received).toHaveLength(2);
  });

  it('and stands in for a backend that fails, for a day', async () => {
    const { client, state } = await startBackend(json(seller));
    await client.call('loadSeller', loadSeller);
    state.answers = json({}, 500);
    await passTime(61_000);
    expect(await client.call('loadSeller', loadSeller)).toEqual(seller);
    await passTime(23 * 60 * 60 * 1000);
    expect(await client.call('loadSeller', loadSeller)).toEqual(seller);
    await passTime(60 * 60 * 1000);
    expect((await failureOf(client.call('loadSeller', loadSeller))).status).toBe(500);
  });

  it('and stands in for a backend that hangs, without a wait for its time limit', async () => {
    const { client, state, received } = await startBackend(json(seller), { timeoutMs: 60_000, patienceMs: 50 });
    await client.call('loadSeller', loadSeller);
    state.answers = () => undefined;
    await passTime(61_000);
    const before = readClock();
    expect(await client.call('loadSeller', loadSeller)).toEqual(seller);
    expect(await client.call('loadSeller', loadSeller)).toEqual(seller);
    expect(readClock() - before).toBeLessThan(2_000);
    expect(received).toHaveLength(2);
  });

  const withdrawn = { code: 'product_not_found', retryable: false, outcome: 'none' };
  const page: (code: number) => Answer = (code) => (_, response) =>
    response.writeHead(code, { 'content-type': 'text/html' }).end('<h1>no</h1>');

  it.each<[code: number, title: string, answer: Answer]>([
    [400, 'in the words of the contract', json(withdrawn, 400)],
    [403, 'in the words of the contract', json(withdrawn, 403)],
    [404, 'in the words of the contract', json(withdrawn, 404)],
    [410, 'in the words of the contract', json(withdrawn, 410)],
    [410, 'in any words', page(410)],
  ])('but not for a product that was withdrawn: %i %s is passed on and kept no longer', async (code, _, answer) => {
    const { client, state } = await startBackend(json(seller));
    await client.call('loadSeller', loadSeller);
    state.answers = answer;
    await passTime(61_000);
    expect((await failureOf(client.call('loadSeller', loadSeller))).status).toBe(code);
    state.answers = json({}, 500);
    expect((await failureOf(client.call('loadSeller', loadSeller))).status).toBe(500);
  });

  it.each<[title: string, answer: Answer]>([
    ['404 in HTML', page(404)],
    ['403 in HTML', page(403)],
    ['404 without a body', (_, response) => response.writeHead(404).end()],
    ['400 in a JSON of its own', json({ message: 'no route' }, 400)],
  ])('and stands in for a day while something before the backend answers %s', async (_, answer) => {
    const { client, state } = await startBackend(json(seller));
    await client.call('loadSeller', loadSeller);
    state.answers = answer;
    await passTime(61_000);
    expect(await client.call('loadSeller', loadSeller)).toEqual(seller);
    state.answers = json({}, 500);
    await passTime(23 * 60 * 60 * 1000);
    expect(await client.call('loadSeller', loadSeller)).toEqual(seller);
    state.answers = answer;
    await passTime(60 * 60 * 1000);
    expect((await failureOf(client.call('loadSeller', loadSeller))).body.outcome).toBe('none');
  });

  it.each<[name: 'email' | 'leadId', value: string]>([
    ['email', 'ana@example.com'],
    ['leadId', 'lead_1'],
  ])('never what is asked about one buyer, by %s', async (name, value) => {
    const { client, received, state } = await startBackend(json(plans));
    const ask = (params: Record<string, string>) => client.call('loadPlansV2', { path: { code: 'WUP' }, params });
    await ask({ business: 'b', [name]: value });
    await ask({ business: 'b', [name]: value });
    expect(received).toHaveLength(2);
    state.answers = json({}, 500);
    expect((await failureOf(ask({ business: 'b', [name]: value }))).status).toBe(500);
  });

  it('and pushed out by no number of made-up sellers and vouchers', async () => {
    const state = { status: 200 };
    const backend: Backend = async ({ path }) => {
      const answer = path.endsWith('/config') ? config : path.includes('/seller/') ? seller : plans;
      const headers = new Headers({ 'content-type': 'application/json' });
      return { status: state.status, headers, text: JSON.stringify(answer) };
    };
    const client = createBackendClient({ backend, appVersion: '1' });
    const config = example('product-config');
    const loadConfig = () => client.call('loadProductConfig', { path: { code: 'WUP' } });
    await loadConfig();
    for (let count = 0; count < 6_000; count += 1) {
      await client.call('loadSeller', { ...loadSeller, params: { seller: `s${count}` } });
      await client.call('loadPlansV2', { path: { code: 'WUP' }, params: { voucher: `v${count}` } });
    }
    state.status = 500;
    await passTime(61_000);
    expect(await loadConfig()).toEqual(config);
  });

  it('nor, where a page has loaded it, by what browsers ask of the same call', async () => {
    const { client, state } = await startBackend(json(seller));
    const ask = (name: string, isFromBrowser: boolean) =>
      client.call('loadSeller', { ...loadSeller, params: { seller: name }, isFromBrowser });
    await ask('ana', false);
    for (let count = 0; count < 1_100; count += 1) await ask(`s${count}`, true);
    state.answers = json({}, 500);
    await passTime(61_000);
    expect(await ask('ana', false)).toEqual(seller);
    expect(await ask('ana', true)).toEqual(seller);
    expect(await ask('s1099', true)).toEqual(seller);
    expect((await failureOf(ask('s1099', false))).status).toBe(500);
  });

  it('and stands in while the backend asks for patience', async () => {
    const { client, state } = await startBackend(json(seller));
    await client.call('loadSeller', loadSeller);
    state.answers = json({}, 429, { 'retry-after': '60' });
    await passTime(61_000);
    expect(await client.call('loadSeller', loadSeller)).toEqual(seller);
  });

  it('is asked again once the backend is back', async () => {
    const { client, state } = await startBackend(json(seller));
    await client.call('loadSeller', loadSeller);
    state.answers = json({}, 500);
    await passTime(61_000);
    await client.call('loadSeller', loadSeller);
    const other = { name: 'Bia', isLiveEnabled: false, account: '' };
    state.answers = json(other);
    await passTime(61_000);
    expect(await client.call('loadSeller', loadSeller)).toEqual(other);
  });

  it('never when it failed', async () => {
    const { client, received, state } = await startBackend(json({}, 404));
    expect((await failureOf(client.call('loadSeller', loadSeller))).status).toBe(404);
    state.answers = json(seller);
    expect(await client.call('loadSeller', loadSeller)).toEqual(seller);
    expect(received).toHaveLength(2);
  });

  it('never what belongs to one buyer', async () => {
    const { client, received } = await startBackend(json(status));
    await client.call('loadPayment', loadStatus);
    await client.call('loadPayment', loadStatus);
    expect(received).toHaveLength(2);
  });
});

describe('a backend that is down', () => {
  const tryOften = async (call: () => Promise<unknown>, times: number) => {
    for (let count = 0; count < times; count += 1) await call().catch(() => undefined);
  };

  it('is left alone after eight failures, and asked again after five seconds', async () => {
    const { client, received, state } = await startBackend(json({}, 500));
    const load = () => client.call('loadPayment', loadStatus);
    await tryOften(load, 8);
    expect(received).toHaveLength(8);
    const error = await failureOf(load());
    expect(received).toHaveLength(8);
    expect(error).toMatchObject({
      status: 503,
      retryAfter: 5,
      body: { code: 'backend_unavailable', outcome: 'none', retryable: true },
    });

    await passTime(5_001);
    await tryOften(load, 1);
    expect(received).toHaveLength(9);
    await tryOften(load, 1);
    expect(received).toHaveLength(9);

    state.answers = json(status);
    await passTime(5_001);
    expect(await load()).toEqual(status);
    expect(await load()).toEqual(status);
    expect(received).toHaveLength(11);
  });

  it('for payments is still asked for products', async () => {
    const { client, state } = await startBackend(json({}, 500));
    await tryOften(() => client.call('loadPayment', loadStatus), 9);
    state.answers = json(seller);
    expect(await client.call('loadSeller', loadSeller)).toEqual(seller);
    expect(client.canServe()).toBe(true);
  });

  it('for one payment’s state is still asked to take others', async () => {
    const { client, state } = await startBackend(json({}, 500));
    await tryOften(() => client.call('loadPayment', loadStatus), 9);
    const paid = example('payment-answer');
    state.answers = json(paid);
    expect(await client.call('createPaymentV2', { body: payment, idempotencyKey: 'k'.repeat(32) })).toEqual(paid);
  });

  it('holds no payment back while another one finds out whether it is up again: it is refused at once, and never sent', async () => {
    const { client, received, state } = await startBackend(json({}, 500));
    const pay = (letter = 'k') => client.call('createPaymentV2', { body: payment, idempotencyKey: letter.repeat(32) });
    await tryOften(() => pay(), 8);
    await passTime(5_001);
    const paid = example('payment-answer');
    let answerFirst: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => {
      state.answers = (...exchange) => {
        answerFirst = () => json(paid)(...exchange);
        resolve();
      };
    });
    const first = pay();
    await isAsked;
    const failure = (outcome: string) => ({
      status: 503,
      retryAfter: 5,
      body: { code: 'backend_unavailable', outcome, retryable: true },
    });
    expect(await failureOf(pay('j'))).toMatchObject(failure('none'));
    // The first request with this key is in transit.
    expect(await failureOf(pay())).toMatchObject(failure('unknown'));
    answerFirst();
    expect(await first).toEqual(paid);
    expect(received).toHaveLength(9);
    state.answers = json(paid);
    expect(await pay()).toEqual(paid);
    expect(received).toHaveLength(10);
  });

  it('for products makes the server say so', async () => {
    const { client } = await startBackend(json({}, 500));
    expect(client.canServe()).toBe(true);
    await tryOften(() => client.call('loadTickets', { path: { code: 'WUP' } }), 8);
    expect(client.canServe()).toBe(false);
  });

  it('is also one behind a page of somebody else', async () => {
    const { client } = await startBackend((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Em manutenção</h1>');
    });
    await tryOften(() => client.call('loadTickets', { path: { code: 'WUP' } }), 8);
    expect(client.canServe()).toBe(false);
  });

  it('for products is tried again after the pause of its breaker', async () => {
    const { client } = await startBackend(json({}, 500));
    const load = () => client.call('loadTickets', { path: { code: 'WUP' } });
    await tryOften(load, 8);
    await passTime(5_001);
    expect(client.canServe()).toBe(true);
    await tryOften(load, 1);
    expect(client.canServe()).toBe(false);
  });

  it('takes no server down that has answers of the last day', async () => {
    const { client, state } = await startBackend(json(seller));
    await client.call('loadSeller', loadSeller);
    state.answers = json({}, 500);
    await tryOften(() => client.call('loadTickets', { path: { code: 'WUP' } }), 8);
    expect(client.canServe()).toBe(true);
    await passTime(24 * 60 * 60 * 1000);
    await tryOften(() => client.call('loadTickets', { path: { code: 'WUP' } }), 1);
    expect(client.canServe()).toBe(false);
  });

  it('is not one that answers "unknown" or "wrong": those do not count', async () => {
    const { client, received } = await startBackend(json({}, 404));
    await tryOften(() => client.call('loadPayment', loadStatus), 20);
    expect(received).toHaveLength(20);
  });

  it('is not one that fails now and then between answers, good ones or such', async () => {
    const { client, received, state } = await startBackend(json({}, 404));
    const load = () => client.call('loadPayment', loadStatus);
    for (let round = 0; round < 9; round += 1) {
      state.answers = json({}, 500);
      await tryOften(load, 1);
      state.answers = json({}, 404);
      await tryOften(load, 1);
    }
    expect(received).toHaveLength(18);
  });

  it('is up again once it answers, with a refusal too: the next failure is the first', async () => {
    const { client, received, state } = await startBackend(json({}, 500));
    const load = () => client.call('loadPayment', loadStatus);
    await tryOften(load, 8);
    await passTime(5_001);
    state.answers = json({}, 404);
    await tryOften(load, 1);
    state.answers = json({}, 500);
    await tryOften(load, 7);
    expect(received).toHaveLength(16);
  });

  it.each<[title: string, answer: Answer, times: number]>([
    ['that asks for patience', json({}, 429, { 'retry-after': '60' }), 1],
    ['that asks for a moment of patience', json({}, 429, { 'retry-after': '0' }), 3],
    ['that does not have a call of the contract', json({}, 501), 1],
    ['whose answers its schema refuses', json({ ...Object(status), status: 'eaten' }), 1],
  ])('%s does not count as down either', async (_, answer, times) => {
    const { client, received } = await startBackend(answer);
    await tryOften(() => client.call('loadPayment', loadStatus), 12);
    expect(received).toHaveLength(12 * times);
  });
});
