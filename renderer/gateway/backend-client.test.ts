import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentRequest } from '../../schemas/generated/types';
import { makePlanSummary } from '../testing/make-plan-summary';
import { startServer } from '../testing/start-server';
import { readCallExample } from '../testing/test-repository';
import type { Backend } from './backend';
import { createHttpBackend } from './backend';
import { type BackendClient, type BackendClientOptions, createBackendClient } from './backend-client';
import { CallError } from './call-error';

const seller = readCallExample('seller');
const status = readCallExample('payment-status-answer');
const payment = readCallExample('payment-request') as unknown as PaymentRequest;
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
  it('sends only the parameters and headers that the contract names', async () => {
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
  ])('encodes the source %s as one segment of its path', async (source, path) => {
    const { client, received } = await startBackend(json(seller));
    await client.call('loadSeller', { path: { source } });
    expect(received[0]?.url).toBe(path);
  });

  it('that takes money carries its idempotency key and its body', async () => {
    const bodies: string[] = [];
    const { client, received } = await startBackend((request, response, count) => {
      request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
      request.on('end', () => json(readCallExample('payment-answer'))(request, response, count));
    });
    await client.call('createPaymentV2', { body: payment, idempotencyKey: 'k'.repeat(32) });
    expect(received[0]?.headers).toMatchObject({
      'idempotency-key': 'k'.repeat(32),
      'content-length': String(Buffer.byteLength(JSON.stringify(payment))),
    });
    expect(JSON.parse(bodies.join(''))).toEqual(payment);
  });

  it('with a path traversal in a parameter is never sent', async () => {
    const { client, received } = await startBackend(json(seller));
    for (const source of ['.', '..', '../admin', 'a/../admin', 'a\\..\\admin', 'a\u2028/../admin']) {
      await expect(client.call('loadSeller', { path: { source } }), source).rejects.toThrow(RangeError);
    }
    await expect(client.call('loadPayment', { path: { token: '../../admin' } })).rejects.toThrow(RangeError);
    expect(received).toEqual([]);
  });
});

describe('an answer of the backend', () => {
  const invalid = { status: 502, body: { code: 'backend_answer_invalid' } };
  const unavailable = { status: 502, body: { code: 'backend_unavailable' } };

  it.each<[title: string, answer: Answer, failure: object]>([
    [
      'HTML and status 200',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Olá</h1>'),
      invalid,
    ],
    [
      'JSON declared as HTML',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(JSON.stringify(status)),
      invalid,
    ],
    ['no content type', (_, response) => response.writeHead(200).end(JSON.stringify(status)), invalid],
    [
      'truncated JSON',
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"token":'),
      invalid,
    ],
    ['an empty body', (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(), invalid],
    ['status 204', (_, response) => response.writeHead(204).end(), invalid],
    ['null as its body', json(null), invalid],
    ['an array as its body', json([status]), invalid],
    ['a missing required field', json({ ...(status as object), token: undefined }), invalid],
    ['a field of the wrong type', json({ ...(status as object), amount: '102000' }), invalid],
    ['an unknown payment status', json({ ...(status as object), status: 'maybe' }), invalid],
    ['a redirect', (_, response) => response.writeHead(302, { location: '/api/v2/payment/other' }).end(), invalid],
    [
      'a redirect that keeps the method',
      (_, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
      invalid,
    ],
    ['status 300 and no location', (_, response) => response.writeHead(300).end(), invalid],
    [
      'a body of more than a megabyte',
      (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(padded(1_000_001)),
      invalid,
    ],
    [
      'a small body that unpacks to 20 MB',
      (_, response) =>
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
          .end(gzipSync(padded(20_000_000))),
      invalid,
    ],
    [
      'a body declared as gzip that is not gzip',
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
      'an error in an unknown JSON format',
      json({ error: 'SELECT * FROM leads' }, 400),
      { status: 400, body: { code: 'invalid_request' } },
    ],
    [
      'an unknown error code and status 500',
      json({ code: 'ORA-00942', retryable: false, outcome: 'none' }, 500),
      { status: 500, body: { code: 'backend_unavailable' } },
    ],
    [
      'an unknown error code and status 400',
      json({ code: 'ORA-00942', retryable: false, outcome: 'unknown' }, 400),
      { status: 400, body: { code: 'backend_answer_invalid' } },
    ],
    [
      'status 404 and no body',
      (_, response) => response.writeHead(404).end(),
      { status: 404, body: { code: 'route_not_found' } },
    ],
    [
      'status 501',
      (_, response) => response.writeHead(501).end(),
      { status: 501, body: { code: 'call_not_supported' } },
    ],
    [
      'a status that HTTP does not define',
      (_, response) => response.writeHead(799, { 'content-type': 'text/html' }).end('x'),
      { status: 502 },
    ],
  ])('with %s fails the call, and the error repeats nothing of the answer', async (_, answer, failure) => {
    const { client } = await startBackend(answer);
    const error = await failureOf(client.call('loadPayment', loadStatus));
    expect(error).toMatchObject(failure);
    expect(Object.keys(error.body).sort()).toEqual(['code', 'outcome', 'retryable']);
    expect(error.body.outcome).toBe('none');
  });

  it('with a byte order mark before its JSON is read', async () => {
    const { client } = await startBackend((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(`\uFEFF${JSON.stringify(status)}`);
    });
    expect(await client.call('loadPayment', loadStatus)).toEqual(status);
  });

  it('of exactly one megabyte is read', async () => {
    const { client } = await startBackend((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(padded(1_000_000)),
    );
    expect(await client.call('loadPayment', loadStatus)).toEqual(status);
  });

  it('with a key __proto__ changes no prototype', async () => {
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
    ['with an unknown code', 422, { code: 'do_not_honor', outcome: 'unknown' }, { code: 'backend_answer_invalid' }],
    ['with more fields than the contract has', 422, { code: 'card_declined', outcome: 'unknown', detail: '' }, {}],
    [
      'with free text about a field',
      422,
      { code: 'card_declined', retryable: false, outcome: 'unknown', fields: { name: 'Não <b>autorizado</b>' } },
      { code: 'backend_answer_invalid' },
    ],
    ['of a proxy that timed out', 408, {}, { code: 'backend_timeout' }],
  ])('that is an error %s leaves the outcome of a payment unknown', async (_, httpStatus, body, error) => {
    const { client } = await startBackend(json(body, httpStatus));
    const paying = client.call('createPaymentV2', { body: {} as PaymentRequest, idempotencyKey: 'k'.repeat(32) });
    expect((await failureOf(paying)).body).toMatchObject({ ...error, outcome: 'unknown' });
  });

  it.each<[title: string, status: number, body: unknown]>([
    ['with an unknown code and the outcome “none”', 422, { code: 'do_not_honor', outcome: 'none' }],
    ['of a proxy that blocks the call', 403, {}],
  ])('that is an error %s means that a payment charged nothing', async (_, httpStatus, body) => {
    const { client } = await startBackend(json(body, httpStatus));
    const paying = client.call('createPaymentV2', { body: {} as PaymentRequest, idempotencyKey: 'k'.repeat(32) });
    expect((await failureOf(paying)).body).toMatchObject({ outcome: 'none' });
  });

  it('to a payment is accepted even if it names an unknown next template', async () => {
    const answer = { token: 'pay_1', paymentProfileIds: [], status: 'paid', route: '/subscriptionWelcome' };
    const { client } = await startBackend(json(answer));
    const paying = client.call('createPaymentV2', { body: {} as PaymentRequest, idempotencyKey: 'k'.repeat(32) });
    expect(await paying).toEqual(answer);
  });

  it('with an error of the contract keeps its status, its body and its Retry-After time', async () => {
    const body = { code: 'rate_limited', retryable: true, outcome: 'none' };
    const { client } = await startBackend(json(body, 429, { 'retry-after': '90' }));
    expect(await failureOf(client.call('loadPayment', loadStatus))).toMatchObject({
      status: 429,
      body,
      retryAfter: 90,
    });
  });
});

describe('a read call', () => {
  it('reads an error of the contract that is declared as application/problem+json', async () => {
    const body = { code: 'payment_not_found', retryable: false, outcome: 'none' };
    const { client } = await startBackend(json(body, 404, { 'content-type': 'application/problem+json' }));
    expect(await failureOf(client.call('loadPayment', loadStatus))).toMatchObject({ status: 404, body });
  });

  it.each<[title: string, answer: Answer]>([
    ['when the connection breaks', cut],
    ['after 502', json({}, 502)],
    ['after 503', json({}, 503)],
    ['after 504', json({}, 504)],
    ['after 429 with a Retry-After time', json({}, 429, { 'retry-after': '0' })],
  ])('is retried at most twice %s', async (_, answer) => {
    const { client, received } = await startBackend(answer);
    await failureOf(client.call('loadPayment', loadStatus));
    expect(received).toHaveLength(3);
  });

  it('returns the answer of its third try', async () => {
    const { client, received } = await startBackend([cut, json({}, 503), json(status)]);
    expect(await client.call('loadPayment', loadStatus)).toEqual(status);
    expect(received).toHaveLength(3);
  });

  it.each<[title: string, answer: Answer]>([
    ['after 500', json({}, 500)],
    ['after 400', json({}, 400)],
    ['after 404', json({}, 404)],
    ['after 429 without a Retry-After time', json({}, 429)],
    ['after 503 with a Retry-After time of a minute', json({}, 503, { 'retry-after': '60' })],
    ['after an answer that breaks its schema', json({})],
    ['after an answer that is too large', (_, response) => void response.writeHead(200).end(padded(1_000_001))],
    ['after a redirect', (_, response) => void response.writeHead(307, { location: '/' }).end()],
  ])('is not retried %s', async (_, answer) => {
    const { client, received } = await startBackend(answer);
    await failureOf(client.call('loadPayment', loadStatus));
    expect(received).toHaveLength(1);
  });

  it('waits for the Retry-After time between tries, and not after the last one', async () => {
    const { client } = await startBackend(json({}, 503, { 'retry-after': '2' }));
    await failureOf(client.call('loadPayment', loadStatus));
    expect(delays.filter((delay) => delay === 2_000)).toHaveLength(2);
  });

  it('waits until the date that Retry-After names', async () => {
    const date = new Date(Date.now() + 3_000).toUTCString();
    const { client } = await startBackend(json({}, 429, { 'retry-after': date }));
    expect(await failureOf(client.call('loadPayment', loadStatus))).toMatchObject({ status: 429 });
    expect(delays.filter((delay) => delay >= 1_000 && delay <= 3_000)).toHaveLength(2);
  });

  it.each(['-5', '1.5', 'soon', ''])('ignores the Retry-After value "%s" and is not retried', async (value) => {
    const { client, received } = await startBackend(json({}, 429, { 'retry-after': value }));
    expect((await failureOf(client.call('loadPayment', loadStatus))).retryAfter).toBeUndefined();
    expect(received).toHaveLength(1);
  });

  it.each(['9'.repeat(40), 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'limits the Retry-After value "%s" to one day',
    async (value) => {
      const { client } = await startBackend(json({}, 429, { 'retry-after': value }));
      expect((await failureOf(client.call('loadPayment', loadStatus))).retryAfter).toBe(86_400);
    },
  );

  it('waits at most two seconds between tries without a Retry-After time', async () => {
    const { client } = await startBackend(json({}, 503));
    await failureOf(client.call('loadPayment', loadStatus));
    expect(delays.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...delays)).toBeLessThanOrEqual(2_000);
  });
});

describe('a write call', () => {
  it.each<[title: string, answer: Answer, expected: number]>([
    ['when the connection breaks', cut, 502],
    ['after 502', json({}, 502), 502],
    ['after 503', json({}, 503, { 'retry-after': '0' }), 503],
    ['after an answer that breaks its schema', json({ token: 'x' }), 502],
    ['after HTML', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('ok'), 502],
    ['after a redirect', (_, response) => response.writeHead(307, { location: '/api/v1/payment' }).end(), 502],
    ['after 408', json({}, 408), 504],
  ])('is sent once, and its outcome is unknown %s', async (_, answer, expected) => {
    const { client, received } = await startBackend(answer);
    const error = await failureOf(client.call('createPaymentV2', { body: payment, idempotencyKey: 'k'.repeat(32) }));
    expect(received).toHaveLength(1);
    expect(error).toMatchObject({ status: expected, body: { outcome: 'unknown' } });
  });

  it.each([
    [401, 401],
    [421, 502],
    [425, 502],
  ])(
    'is sent once, and its outcome is “none” after %i, which refuses the request unread',
    async (reported, expected) => {
      const { client, received } = await startBackend(json({}, reported));
      const error = await failureOf(client.call('createPaymentV2', { body: payment, idempotencyKey: 'k'.repeat(32) }));
      expect(received).toHaveLength(1);
      expect(error).toMatchObject({ status: expected, body: { outcome: 'none' } });
    },
  );

  it.each([
    [408, 504],
    [421, 502],
    [425, 502],
    [600, 502],
    [999, 502],
  ])(
    'turns a contract error with status %i into status %i, which browsers do not retry',
    async (reported, expected) => {
      const body = { code: 'backend_unavailable', retryable: true, outcome: 'none' };
      const { client, received } = await startBackend(json(body, reported));
      expect(await failureOf(client.call('createPaymentV2', { body: payment }))).toMatchObject({
        status: expected,
        body,
      });
      expect(received).toHaveLength(1);
    },
  );

  it('fails with the status and the body of a contract refusal', async () => {
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
  ])('ends a read call with %s, and the outcome is “none”', async (_, answer) => {
    const { client } = await startBackend(answer, { timeoutMs: 1_500 });
    const error = await failureOf(client.call('loadPayment', loadStatus));
    expect(error).toMatchObject({ status: 504, body: { code: 'backend_timeout', outcome: 'none', retryable: true } });
  });

  it('ends a payment call with an unknown outcome', async () => {
    const { client, received } = await startBackend(silent, { timeoutMs: 1_500 });
    const error = await failureOf(client.call('createPaymentV2', { body: payment }));
    expect(error).toMatchObject({ status: 504, body: { code: 'backend_timeout', outcome: 'unknown' } });
    expect(received).toHaveLength(1);
  });
});

describe('a payment while the backend is unreachable', () => {
  const pay = (client: BackendClient) =>
    failureOf(client.call('createPaymentV2', { body: payment, idempotencyKey: 'k'.repeat(32) }));

  it('has the outcome “none” at every try', async () => {
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

  it.each(['ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])('has the outcome “none” after %s', async (code) => {
    expect(await pay(failing(code))).toMatchObject({ status: 502, body: { outcome: 'none', retryable: true } });
  });

  it('has an unknown outcome if an earlier try with its key may have arrived', async () => {
    const client = failing('ECONNRESET', 'ECONNREFUSED');
    expect(await pay(client)).toMatchObject({ status: 502, body: { outcome: 'unknown' } });
    expect(await pay(client)).toMatchObject({ status: 503, retryAfter: 5, body: { outcome: 'unknown' } });
  });
});

describe('a payment in transit to the backend', () => {
  it('is reported as unknown, not as missing, to a lookup by its key; another failure of the lookup stands', async () => {
    const { client, state } = await startBackend(json({}, 500));
    const idempotencyKey = 'k'.repeat(32);
    const paid = readCallExample('payment-answer');
    let answerPayment: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => {
      state.answers = (...exchange) => {
        answerPayment = () => json(paid)(...exchange);
        resolve();
      };
    });
    const paying = client.call('createPaymentV2', { body: payment, idempotencyKey });
    await isAsked;
    const ask = (token: string) => failureOf(client.call('loadPayment', { path: { token } }));
    state.answers = json({}, 501);
    expect(await ask(idempotencyKey)).toMatchObject({ status: 501, body: { code: 'call_not_supported' } });
    state.answers = json({ code: 'payment_not_found', outcome: 'none', retryable: false }, 404);
    expect(await ask(idempotencyKey)).toMatchObject({ status: 503, body: { outcome: 'unknown', retryable: true } });
    expect(await ask('j'.repeat(32))).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
    answerPayment();
    expect(await paying).toEqual(paid);
    expect(await ask(idempotencyKey)).toMatchObject({ status: 404, body: { code: 'payment_not_found' } });
  });

  it('is reported as unknown to a lookup that starts before it and ends after it', async () => {
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
    state.answers = json(readCallExample('payment-answer'));
    await client.call('createPaymentV2', { body: payment, idempotencyKey });
    await client.call('createPaymentV2', { body: payment, idempotencyKey: 'j'.repeat(32) });
    answerQuestion();
    expect(await asking).toMatchObject({ status: 503, body: { outcome: 'unknown', retryable: true } });
  });
});

describe('the time limit of one caller', () => {
  const endsIn = (milliseconds: number) => ({ limit: AbortSignal.timeout(milliseconds), since: Date.now() });

  it('ends only that caller’s wait: a more patient caller gets the answer of the same request', async () => {
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

  it('ends a payment call with an unknown outcome for the caller', async () => {
    const { client } = await startBackend(() => undefined, { timeoutMs: 60_000 });
    const error = await failureOf(client.call('createPaymentV2', { body: payment }, endsIn(50)));
    expect(error).toMatchObject({ status: 504, body: { code: 'backend_timeout', outcome: 'unknown' } });
  });

  it('does not replace a failure that comes before it', async () => {
    const { client } = await startBackend(json({}, 500));
    expect((await failureOf(client.call('loadSeller', loadSeller, endsIn(60_000)))).status).toBe(500);
  });
});

describe('the answer cache of the backend client', () => {
  const plans = { plans: [makePlanSummary()] };

  it('keeps an answer for a minute without another request', async () => {
    const { client, received } = await startBackend(json(seller));
    for (let call = 0; call < 5; call += 1) expect(await client.call('loadSeller', loadSeller)).toEqual(seller);
    expect(received).toHaveLength(1);
    await passTime(61_000);
    await client.call('loadSeller', loadSeller);
    expect(received).toHaveLength(2);
  });

  it('keeps one answer for each set of parameters, in any order', async () => {
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

  it('sends one request for fifty buyers at the same moment', async () => {
    const { client, received } = await startBackend(json(seller));
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.call('loadSeller', loadSeller)));
    expect(answers.every((answer) => JSON.stringify(answer) === JSON.stringify(seller))).toBe(true);
    expect(received).toHaveLength(1);
  });

  it('sends one request for fifty buyers when the kept answer is a day old', async () => {
    const { client, received } = await startBackend(json(seller));
    await client.call('loadSeller', loadSeller);
    await passTime(25 * 60 * 60 * 1000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.call('loadSeller', loadSeller)));
    expect(answers).toHaveLength(50);
    expect(received).toHaveLength(2);
  });

  it('answers in place of a failing backend for a day', async () => {
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

  it('answers in place of a hanging backend without waiting for its time limit', async () => {
    const { client, state, received } = await startBackend(json(seller), { timeoutMs: 60_000, patienceMs: 50 });
    await client.call('loadSeller', loadSeller);
    state.answers = () => undefined;
    await passTime(61_000);
    const before = readClock();
    expect(await client.call('loadSeller', loadSeller)).toEqual(seller);
    expect(await client.call('loadSeller', loadSeller)).toEqual(seller);
    expect(readClock() - before).toBeLessThan(30_000);
    expect(received).toHaveLength(2);
  });

  const withdrawn = { code: 'product_not_found', retryable: false, outcome: 'none' };
  const page: (code: number) => Answer = (code) => (_, response) =>
    response.writeHead(code, { 'content-type': 'text/html' }).end('<h1>no</h1>');

  it.each<[code: number, title: string, answer: Answer]>([
    [400, 'in the contract’s format', json(withdrawn, 400)],
    [403, 'in the contract’s format', json(withdrawn, 403)],
    [404, 'in the contract’s format', json(withdrawn, 404)],
    [410, 'in the contract’s format', json(withdrawn, 410)],
    [410, 'in HTML', page(410)],
  ])('passes on %i %s as a withdrawal and drops the kept answer', async (code, _, answer) => {
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
    ['404 with no body', (_, response) => response.writeHead(404).end()],
    ['400 in an unknown JSON format', json({ message: 'no route' }, 400)],
  ])('answers for a day while a proxy in front of the backend answers %s', async (_, answer) => {
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

  it('knows which answers it has, of browsers only for browsers', async () => {
    const { client } = await startBackend(json(seller));
    const other = { ...loadSeller, path: { source: 'other' } };
    const fromBrowser = { ...other, isFromBrowser: true };
    expect(client.isCached('loadSeller', loadSeller)).toBe(false);
    await client.call('loadSeller', loadSeller);
    await client.call('loadSeller', fromBrowser);
    expect(client.isCached('loadSeller', loadSeller)).toBe(true);
    expect(client.isCached('loadSeller', { ...loadSeller, isFromBrowser: true })).toBe(true);
    expect(client.isCached('loadSeller', fromBrowser)).toBe(true);
    expect(client.isCached('loadSeller', other)).toBe(false);
  });

  it.each<[name: 'email' | 'leadId', value: string]>([
    ['email', 'ana@example.com'],
    ['leadId', 'lead_1'],
  ])('keeps no answer to a call about one buyer, by %s', async (name, value) => {
    const { client, received, state } = await startBackend(json(plans));
    const ask = (params: Record<string, string>) => client.call('loadPlansV2', { path: { code: 'WUP' }, params });
    await ask({ business: 'b', [name]: value });
    await ask({ business: 'b', [name]: value });
    expect(received).toHaveLength(2);
    expect(client.isCached('loadPlansV2', { path: { code: 'WUP' }, params: { business: 'b', [name]: value } })).toBe(
      false,
    );
    state.answers = json({}, 500);
    expect((await failureOf(ask({ business: 'b', [name]: value }))).status).toBe(500);
  });

  it('keeps the product config despite thousands of made-up sellers and vouchers', async () => {
    const state = { status: 200 };
    const backend: Backend = async ({ path }) => {
      const answer = path.endsWith('/config') ? config : path.includes('/seller/') ? seller : plans;
      const headers = new Headers({ 'content-type': 'application/json' });
      return { status: state.status, headers, text: JSON.stringify(answer) };
    };
    const client = createBackendClient({ backend, appVersion: '1' });
    const config = readCallExample('product-config');
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

  it('keeps an answer that a page has loaded despite a thousand browser requests to the same call', async () => {
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

  it('answers in place of a backend that answers 429', async () => {
    const { client, state } = await startBackend(json(seller));
    await client.call('loadSeller', loadSeller);
    state.answers = json({}, 429, { 'retry-after': '60' });
    await passTime(61_000);
    expect(await client.call('loadSeller', loadSeller)).toEqual(seller);
  });

  it('loads a new answer once the backend is back', async () => {
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

  it('keeps no failed answer', async () => {
    const { client, received, state } = await startBackend(json({}, 404));
    expect((await failureOf(client.call('loadSeller', loadSeller))).status).toBe(404);
    state.answers = json(seller);
    expect(await client.call('loadSeller', loadSeller)).toEqual(seller);
    expect(received).toHaveLength(2);
  });

  it('keeps no payment status', async () => {
    const { client, received } = await startBackend(json(status));
    await client.call('loadPayment', loadStatus);
    await client.call('loadPayment', loadStatus);
    expect(received).toHaveLength(2);
  });
});

describe('the circuit breaker of the backend client', () => {
  const tryOften = async (call: (index: number) => Promise<unknown>, times: number) => {
    for (let index = 0; index < times; index += 1) await call(index).catch(() => undefined);
  };
  /** Callers of four addresses, by turns. */
  const caller = (index: number) => ({ address: `9.9.9.${index % 4}` });
  const down = { code: 'backend_unavailable', outcome: 'none', retryable: true };
  const broken = { code: 'internal_error', outcome: 'unknown', retryable: true };

  it.each<[title: string, answer: Answer, times: number]>([
    ['502', json(down, 502), 3],
    ['503', json(down, 503), 3],
    ['504', json(down, 504), 3],
    ['a page of a proxy', (_, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>'), 1],
    ['no answer', cut, 3],
  ])('holds all callers back after eight calls of several got %s', async (_, answer, times) => {
    const { client, received } = await startBackend(answer);
    const load = (index: number) => client.call('loadPayment', loadStatus, caller(index));
    await tryOften(load, 8);
    expect(received).toHaveLength(8 * times);
    expect(await failureOf(client.call('loadPayment', loadStatus, { address: '1.1.1.1' }))).toMatchObject({
      status: 503,
      body: { code: 'backend_unavailable' },
    });
    expect(received).toHaveLength(8 * times);
  });

  it.each<[title: string, addresses: string[]]>([
    ['one caller', ['9.9.9.9']],
    ['two callers', ['9.9.9.9', '9.9.9.8']],
  ])('holds %s back whose calls fail, and nobody else', async (_, addresses) => {
    const { client, received, state } = await startBackend(json(down, 502));
    const load = (index: number) =>
      client.call('loadTickets', { path: { code: 'WUP' } }, { address: addresses[index % addresses.length] });
    await tryOften(load, 8 * addresses.length);
    const tried = received.length;
    await tryOften(load, addresses.length);
    expect(received).toHaveLength(tried);
    expect(client.canServe()).toBe(true);
    state.answers = json([]);
    const other = { address: '1.1.1.1' };
    expect(await client.call('loadTickets', { path: { code: 'WUP' } }, other)).toEqual([]);
    await passTime(5_001);
    expect(await load(0)).toEqual([]);
  });

  it.each<[title: string, call: (client: BackendClient, index: number) => Promise<unknown>]>([
    [
      'a voucher',
      (client, index) =>
        client.call('loadPlansV2', { path: { code: 'WUP' }, params: { voucher: 'BOOM' } }, caller(index)),
    ],
    [
      'a payment',
      (client, index) =>
        client.call('createPaymentV2', { body: payment, idempotencyKey: 'k'.repeat(32) }, caller(index)),
    ],
    ['an id', (client, index) => client.call('loadInvoice', { path: { id: 'inv_1' } }, caller(index))],
  ])('never holds back what the contract’s own 500 answers: %s', async (_, call) => {
    const { client, received } = await startBackend(json(broken, 500));
    await tryOften((index) => call(client, index), 20);
    expect(received).toHaveLength(20);
  });

  it('stops calls after eight failures, and lets one call through after five seconds', async () => {
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

  it('lets seller calls through while payment lookups fail', async () => {
    const { client, state } = await startBackend(json({}, 500));
    await tryOften(() => client.call('loadPayment', loadStatus), 9);
    state.answers = json(seller);
    expect(await client.call('loadSeller', loadSeller)).toEqual(seller);
    expect(client.canServe()).toBe(true);
  });

  it('lets new payments through while payment lookups fail', async () => {
    const { client, state } = await startBackend(json({}, 500));
    await tryOften(() => client.call('loadPayment', loadStatus), 9);
    const paid = readCallExample('payment-answer');
    state.answers = json(paid);
    expect(await client.call('createPaymentV2', { body: payment, idempotencyKey: 'k'.repeat(32) })).toEqual(paid);
  });

  it('refuses a payment at once, without sending it, while another payment tests the backend', async () => {
    const { client, received, state } = await startBackend(json({}, 500));
    const pay = (letter = 'k') => client.call('createPaymentV2', { body: payment, idempotencyKey: letter.repeat(32) });
    await tryOften(() => pay(), 8);
    await passTime(5_001);
    const paid = readCallExample('payment-answer');
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

  it('makes the client report that it cannot serve after eight failed product calls', async () => {
    const { client } = await startBackend(json({}, 500));
    expect(client.canServe()).toBe(true);
    await tryOften((index) => client.call('loadTickets', { path: { code: 'WUP' } }, caller(index)), 8);
    expect(client.canServe()).toBe(false);
  });

  it('counts an HTML maintenance page with status 200 as a failure', async () => {
    const { client } = await startBackend((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Em manutenção</h1>');
    });
    await tryOften((index) => client.call('loadTickets', { path: { code: 'WUP' } }, caller(index)), 8);
    expect(client.canServe()).toBe(false);
  });

  it('lets the server serve pages after five seconds, until the next failure', async () => {
    const { client } = await startBackend(json({}, 500));
    const load = (index: number) => client.call('loadTickets', { path: { code: 'WUP' } }, caller(index));
    await tryOften(load, 8);
    await passTime(5_001);
    expect(client.canServe()).toBe(true);
    await tryOften(load, 1);
    expect(client.canServe()).toBe(false);
  });

  it('leaves the server in service while it has a kept answer of the last day', async () => {
    const { client, state } = await startBackend(json(seller));
    await client.call('loadSeller', loadSeller);
    state.answers = json({}, 500);
    await tryOften((index) => client.call('loadTickets', { path: { code: 'WUP' } }, caller(index)), 8);
    expect(client.canServe()).toBe(true);
    await passTime(24 * 60 * 60 * 1000);
    await tryOften(() => client.call('loadTickets', { path: { code: 'WUP' } }), 1);
    expect(client.canServe()).toBe(false);
  });

  it('does not count 404 as a failure', async () => {
    const { client, received } = await startBackend(json({}, 404));
    await tryOften(() => client.call('loadPayment', loadStatus), 20);
    expect(received).toHaveLength(20);
  });

  it('does not stop calls when failures alternate with 404', async () => {
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

  it('counts failures from zero after the backend answers again, even with a refusal', async () => {
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
    ['429 with a Retry-After time of a minute', json({}, 429, { 'retry-after': '60' }), 1],
    ['429 with a Retry-After time of zero', json({}, 429, { 'retry-after': '0' }), 3],
    ['501 for an unsupported call', json({}, 501), 1],
    ['an answer that breaks its schema', json({ ...Object(status), status: 'eaten' }), 1],
  ])('does not count %s as a failure', async (_, answer, times) => {
    const { client, received } = await startBackend(answer);
    await tryOften((index) => client.call('loadPayment', loadStatus, caller(index)), 12);
    expect(received).toHaveLength(12 * times);
  });
});
