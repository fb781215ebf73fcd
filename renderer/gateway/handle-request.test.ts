import type { OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { printSuiteLine } from '../../tests/suites/print-suite-line';
import { makeCaptchaToken } from '../api/make-captcha-token';
import { makeBrandArea, makeCatalogue } from '../testing/make-brand-area';
import { sendBytes, sendRequest, startServer, type TestAnswer, type TestServer } from '../testing/start-server';
import { readCallExample } from '../testing/test-repository';
import { createHttpBackend } from './backend';
import { createBackendClient } from './backend-client';
import { captchaOff, createCaptchaGuard } from './captcha-guard';
import { type GatewayOptions, handleApiRequest } from './handle-request';
import { createLeadMakers } from './lead-makers';
import { createLeadPhones } from './lead-phones';
import { createRateLimits } from './rate-limits';
import { createSavedCards } from './saved-cards';

/** A night tries more than a day. */
const randomRequests = process.env.NIGHTLY ? 5_000 : 1_000;

/** Method and path of every call that the backend may receive. Written by hand. */
const id = '[A-Za-z0-9_-]{1,64}';
const allowed = [
  `GET /api/v1/product/${id}`,
  `GET /api/v2/product/${id}`,
  `GET /api/v1/product/${id}/(?:config|tickets|contract)`,
  `POST /api/v1/product/${id}/contract/generate`,
  `GET /api/v1/plan/${id}/product`,
  'GET /api/v1/seller/(?:[A-Za-z0-9._-]|%[0-9A-F]{2}){1,480}',
  'GET /api/v1/franchises/(?:cities|regions|units)',
  'POST /api/v1/lead',
  `PATCH /api/v1/lead/${id}`,
  `POST /api/v1/lead/${id}/phones/(?:send-sms|validate)`,
  'POST /api/v[12]/payment',
  `GET /api/v2/payment/${id}`,
  `POST /api/v[12]/subscription/${id}/renew`,
  `POST /api/v2/subscription/${id}/custom-sale/verify-card`,
  `GET /api/v2/(?:lead|invoice|subscription)/${id}`,
  'POST /api/v2/livelo/(?:session|code|code/validate)',
].map((line) => new RegExp(`^${line}(?:\\?[^#]*)?$`));

const answers: [path: RegExp, name: string][] = [
  [/\/v1\/lead/, 'lead-answer'],
  [/\/v2\/payment\//, 'payment-status-answer'],
  [/\/payment$/, 'payment-answer'],
  [/\/seller\//, 'seller'],
  [/\/config/, 'product-config'],
];

interface Received {
  line: string;
  headers: OutgoingHttpHeaders;
  body: string;
}

/** Lets every browser change every lead. */
const usualOptions = {
  captcha: captchaOff,
  savedCards: createSavedCards(),
  settings: { proxyHops: 0, publicOrigin: undefined, environment: 'test' as const },
  catalogue: makeCatalogue(),
};
const everybody: GatewayOptions['leadMakers'] = { add: () => undefined, has: () => true };

/** The gateway between a test client and a real backend server. */
async function startGateway(options: Partial<GatewayOptions> = {}) {
  const received: Received[] = [];
  const backend = await startServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        line: `${request.method} ${request.url}`,
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      });
      const name = answers.find(([path]) => path.test(request.url ?? ''))?.[1] ?? 'plan-summary';
      response.writeHead(200, {
        'content-type': 'application/json',
        'set-cookie': 'backend=1',
        'x-internal': 'secret',
      });
      response.end(JSON.stringify(readCallExample(name)));
    });
  });
  const client = createBackendClient({
    backend: createHttpBackend(backend.url),
    appVersion: '1.2.3',
    timeoutMs: 5_000,
  });
  const leadPhones = createLeadPhones();
  const gateway = await startServer((request, response) => {
    const usual = {
      leadMakers: everybody,
      leadPhones,
      limit: async () => undefined,
      ...usualOptions,
    };
    void handleApiRequest(request, response, { client, ...usual, ...options });
  });
  return { gateway, received };
}

const own = { 'sec-fetch-site': 'same-origin' };
const json = { ...own, 'content-type': 'application/json' };
const key = { 'idempotency-key': '0123456789abcdef' };
const lead = readCallExample('lead-request');
const payment = readCallExample('payment-request');
const renewal = readCallExample('renew-v2-request');
/** Lead of another person for each number. */
const leadOf = (count: number) => ({ ...lead, email: `ana${count}@example.com`, phone: `119${10_000_000 + count}` });

const post = (gateway: TestServer, path: string, body: unknown, headers: OutgoingHttpHeaders = {}) =>
  sendRequest(gateway, 'POST', path, {
    headers: { ...json, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

function expectError(answer: TestAnswer, status: number, code: string) {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.json).toMatchObject({ code, retryable: expect.any(Boolean), outcome: expect.any(String) });
  expect(answer.text).not.toMatch(/at .*:\d+:\d+|node_modules|Error:/);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a lead', () => {
  const { leadId } = readCallExample('lead-answer') as { leadId: string };
  const business = { business: 'wup' };
  const changes = [
    ['PATCH', `/api/v1/lead/${leadId}`, business],
    ['POST', `/api/v1/lead/${leadId}/phones/send-sms`, business],
    ['POST', `/api/v1/lead/${leadId}/phones/validate`, { ...business, code: '123456' }],
  ] as const;

  async function makeLead(leadMakers = createLeadMakers()) {
    const { gateway, received } = await startGateway({ leadMakers });
    const made = await post(gateway, '/api/v1/lead', lead);
    const [cookie = ''] = (made.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? '');
    const change = (method: string, path: string, body: object, headers: OutgoingHttpHeaders) =>
      sendRequest(gateway, method, path, { headers: { ...json, ...headers }, body: JSON.stringify(body) });
    return { gateway, received, made, cookie, change };
  }

  it('is kept by a cookie that no script and no other host reads', async () => {
    const { made } = await makeLead();
    expect(made.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-leads=[\w-]+\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=86400$/),
    ]);
  });

  it.each(changes)('is changed by the browser that made it: %s %s', async (method, path, body) => {
    const { received, cookie, change } = await makeLead();
    await change(method, path, body, { cookie: `other=1; ${cookie}` });
    expect(received.map(({ line }) => line)).toEqual(['POST /api/v1/lead', `${method} ${path}`]);
  });

  it.each(changes)(
    'is unknown to every other browser, and the backend is not asked: %s %s',
    async (method, path, body) => {
      const { received, cookie, change } = await makeLead();
      const foreign = (await makeLead()).cookie;
      const forged = [
        undefined,
        foreign,
        cookie.slice(0, -1),
        cookie.replace(leadId, 'lead_2'),
        `__Host-leads=${leadId}`,
      ];
      for (const value of forged)
        expectError(
          await change(method, path, body, value === undefined ? {} : { cookie: value }),
          404,
          'lead_not_found',
        );
      expectError(await change(method, path.replace(leadId, 'lead_nobody'), body, { cookie }), 404, 'lead_not_found');
      expect(received).toHaveLength(1);
    },
  );

  it('stays changeable while the browser makes four more, and under the key of another process', async () => {
    const key = 'k'.repeat(44);
    const makers = createLeadMakers(key);
    const response = { appendHeader: vi.fn() };
    let cookie = '';
    for (const id of ['lead_0', 'lead_1', 'lead_2', 'lead_3', 'lead_4', 'lead_5']) {
      makers.add({ headers: { cookie } } as never, response as never, id);
      cookie = String(response.appendHeader.mock.lastCall?.[1]).split(';', 1)[0] ?? '';
    }
    const other = createLeadMakers(key);
    const held = ['lead_0', 'lead_1', 'lead_5'].map((id) => other.has({ headers: { cookie } } as never, id));
    expect(held).toEqual([false, true, true]);
  });
});

describe('a call from this site', () => {
  it('passes with its body, idempotency key and app version, but without the browser’s other headers', async () => {
    const { gateway, received } = await startGateway();
    const answer = await post(gateway, '/api/v2/payment?evil=1', payment, {
      ...key,
      cookie: 'session=1',
      authorization: 'Bearer x',
      'x-forwarded-for': '1.1.1.1',
      'user-agent': 'browser',
    });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ ...(readCallExample('payment-answer') as object), paymentProfileIds: ['saved'] });
    expect(received).toHaveLength(1);
    expect(received[0]?.line).toBe('POST /api/v2/payment');
    const { captchaToken: _, ...passed } = payment;
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(passed);
    const headers: OutgoingHttpHeaders = received[0]?.headers ?? {};
    expect(headers).toMatchObject({
      'idempotency-key': key['idempotency-key'],
      'x-app-version': '1.2.3',
      'content-type': 'application/json',
    });
    for (const name of ['cookie', 'authorization', 'x-forwarded-for', 'sec-fetch-site', 'origin', 'referer'])
      expect(headers).not.toHaveProperty(name);
    expect(headers['user-agent']).not.toBe('browser');
  });

  const vault = { kind: 'fetch', provider: 'pagarme', key: { test: 'pk_test_acme' } } as const;
  const verifying = '/api/v2/subscription/s1/custom-sale/verify-card';
  const [entry] = (payment as { paymentMethods: [{ card: object }] }).paymentMethods;

  it.each<[path: string, body: object]>([
    ['/api/v2/payment', payment],
    ['/api/v2/payment', { ...payment, planId: undefined }],
    ['/api/v2/subscription/s1/renew', { ...renewal, business: 'ACME', paymentMethods: [entry] }],
    [verifying, { business: 'ACME', card: entry.card }],
  ])('carries no typed card of a brand whose cards go to a provider: %s %#', async (path, body) => {
    const sent = async (settings: object) => {
      const area = makeBrandArea({
        settings: { business: 'ACME', payment: { api: 'v2', planTypes: [], ...settings } },
      });
      const { gateway, received } = await startGateway({ catalogue: makeCatalogue(area) });
      const answer = await post(gateway, path, body, key);
      return { answer, lines: received.map(({ line }) => line).filter((line) => line.startsWith('POST')) };
    };
    expect((await sent({})).lines).toEqual([`POST ${path}`]);
    const { answer, lines } = await sent({ vault });
    expectError(answer, 422, 'card_not_taken');
    expect(lines).toEqual([]);
  });

  it('gets the backend’s answer without its cookies and internal headers', async () => {
    const { gateway } = await startGateway();
    const { headers } = await sendRequest(gateway, 'GET', '/api/v1/product/WUP', { headers: own });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('x-internal');
  });

  it('carries the first value of each contract parameter, if it has at most 200 characters', async () => {
    const { gateway, received } = await startGateway();
    const search = `voucher=BLACK&voucher=OTHER&evil=1&__proto__=x&email=${'x'.repeat(201)}&plan=a%20%26%20b`;
    await sendRequest(gateway, 'GET', `/api/v1/product/WUP?${search}`, { headers: own });
    expect(received.map(({ line }) => line)).toEqual(['GET /api/v1/product/WUP?plan=a+%26+b&voucher=BLACK']);
  });
});

describe('text with control characters or broken Unicode', () => {
  it.each<[method: string, path: string, body: unknown, field: string]>([
    ['GET', '/api/v1/product/WUP/contract?id=%00', undefined, 'id'],
    ['GET', '/api/v2/product/WUP?seller=Ana%0a', undefined, 'seller'],
    ['POST', '/api/v2/payment', { ...payment, type: 'a\u0000' }, 'type'],
    ['POST', '/api/v1/lead', { ...lead, referer: 'a\ud800' }, 'referer'],
    ['POST', '/api/v1/lead', { ...lead, metadata: { utm_term: '\u0000' } }, 'metadata.utm_term'],
    ['PATCH', '/api/v1/lead/L1', { business: 'wup', address: { city: '\udc00', state: 'SP' } }, 'address.city'],
  ])('does not reach the backend: %s %s', async (method, path, body, field) => {
    const { gateway, received } = await startGateway();
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await sendRequest(gateway, method, path, { headers: { ...json, ...key }, ...sent });
    expectError(answer, 422, 'invalid_request');
    expect(answer.json).toMatchObject({ fields: { [field]: 'text-line' } });
    expect(received).toEqual([]);
  });
});

describe('a call outside the contract is refused before it reaches the backend', () => {
  it.each<[method: string, path: string, status: number]>([
    ['GET', '/api/v1/secrets', 404],
    ['GET', '/api/v1/product/..%2f..%2fadmin', 404],
    ['GET', '/api/v1/product/%2e%2e/config', 404],
    ['GET', '/api/v1/product/../admin', 404],
    ['GET', '/api/../../etc/passwd', 404],
    ['GET', '/api/v1//product/WUP', 404],
    ['GET', '/api/v1/product/WUP%00', 404],
    ['GET', '/api/v1/product/%', 404],
    ['GET', '/api/v1/product/%zz', 404],
    ['GET', '/api/v1/product/%c0%ae%c0%ae', 404],
    ['GET', '/api/v1/product/WUP%0d%0aHost:%20evil', 404],
    ['GET', '/api/v1/product/http:%2f%2fevil.example', 404],
    ['GET', '/api/v1/seller/%2e%2e', 404],
    ['GET', '/api/v1/seller/a%2f..%2fb', 404],
    ['GET', '/api/v1/seller/..%2fb', 404],
    ['GET', '/api/v1/product/WUP/', 404],
    ['DELETE', '/api/v1/lead/L1', 405],
    ['PUT', '/api/v2/payment', 405],
    ['GET', '/api/v1/lead', 405],
    ['POST', '/api/v1/product/WUP', 405],
    ['HEAD', '/api/v1/product/WUP', 405],
    ['OPTIONS', '/api/v2/payment', 405],
  ])('%s %s: %d', async (method, path, status) => {
    const { gateway, received } = await startGateway();
    const answer = await sendRequest(gateway, method, path, { headers: json });
    expect(answer.status).toBe(status);
    if (method !== 'HEAD') expectError(answer, status, status === 404 ? 'route_not_found' : 'method_not_allowed');
    expect(received).toEqual([]);
  });

  it('the answer to a wrong method lists the allowed methods', async () => {
    const { gateway } = await startGateway();
    expect((await sendRequest(gateway, 'DELETE', '/api/v1/lead/L1', { headers: own })).headers.allow).toBe('PATCH');
  });
});

describe('cross-site protection', () => {
  it.each<[title: string, headers: OutgoingHttpHeaders, publicOrigin: string | undefined, passes: boolean]>([
    ['passes a write call from the same origin', { 'sec-fetch-site': 'same-origin' }, undefined, true],
    ['refuses a write call from another site', { 'sec-fetch-site': 'cross-site' }, undefined, false],
    ['refuses a write call from another subdomain', { 'sec-fetch-site': 'same-site' }, undefined, false],
    ['refuses a write call from the address bar', { 'sec-fetch-site': 'none' }, undefined, false],
    [
      'refuses a write call from another site with a forged origin',
      { 'sec-fetch-site': 'cross-site', origin: 'http://shop.example', host: 'shop.example' },
      undefined,
      false,
    ],
    [
      'passes a write call from an old browser on this site',
      { origin: 'http://shop.example', host: 'shop.example' },
      undefined,
      true,
    ],
    [
      'passes a write call from an old browser on this site behind TLS',
      { origin: 'https://shop.example', host: 'shop.example' },
      undefined,
      true,
    ],
    [
      'passes a write call from an old browser behind a proxy that changes Host',
      { origin: 'https://shop.example', host: 'inner' },
      'https://shop.example',
      true,
    ],
    [
      'refuses a write call from an old browser on another site',
      { origin: 'https://evil.example', host: 'shop.example' },
      'https://shop.example',
      false,
    ],
    [
      'refuses a write call from an origin that only starts with this site’s name',
      { origin: 'https://shop.example.evil.example', host: 'shop.example' },
      undefined,
      false,
    ],
    ['refuses a write call from a sandboxed frame', { origin: 'null', host: 'shop.example' }, undefined, false],
    ['refuses a write call without Sec-Fetch-Site and Origin', {}, undefined, false],
    [
      'refuses a write call with only a referer',
      { referer: 'http://shop.example/lead', host: 'shop.example' },
      undefined,
      false,
    ],
  ])('%s', async (_, headers, publicOrigin, passes) => {
    const { gateway, received } = await startGateway({ settings: { proxyHops: 0, publicOrigin, environment: 'test' } });
    const all = { 'content-type': 'application/json', ...headers };
    const answer = await sendRequest(gateway, 'POST', '/api/v1/lead', { headers: all, body: JSON.stringify(lead) });
    expect(received).toHaveLength(passes ? 1 : 0);
    if (passes) expect(answer.status).toBe(200);
    else expectError(answer, 403, 'cross_site_request');
  });

  it('finds a gateway that takes another site for its own', async () => {
    const publicOrigin = 'https://evil.example';
    const { gateway, received } = await startGateway({ settings: { proxyHops: 0, publicOrigin, environment: 'test' } });
    const headers = { 'content-type': 'application/json', origin: publicOrigin, host: 'shop.example' };
    await sendRequest(gateway, 'POST', '/api/v1/lead', { headers, body: JSON.stringify(lead) });
    expect(received).toHaveLength(1);
  });

  it('passes a read call without Sec-Fetch-Site and Origin', async () => {
    const { gateway } = await startGateway();
    expect((await sendRequest(gateway, 'GET', '/api/v1/product/WUP')).status).toBe(200);
  });
});

describe('a request body', () => {
  it('with two payment methods is refused by the v1 payment call and passes in v2', async () => {
    const { gateway, received } = await startGateway();
    const { amount, paymentMethods } = payment as { amount: number; paymentMethods: object[] };
    const halves = [1, 2].map(() => ({ ...paymentMethods[0], amount: amount / 2 }));
    const two = { ...payment, paymentMethods: halves };
    const refused = await post(gateway, '/api/v1/payment', two, key);
    expectError(refused, 422, 'invalid_request');
    expect(refused.json).toMatchObject({ fields: { paymentMethods: 'maxItems' } });
    expect(received).toEqual([]);
    expect((await post(gateway, '/api/v2/payment', two, key)).status).toBe(200);
    expect((await post(gateway, '/api/v1/payment', payment, key)).status).toBe(200);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    'application/json-seq',
    'text/json',
    '',
  ])('of the content type %j is refused', async (type) => {
    const { gateway, received } = await startGateway();
    expectError(await post(gateway, '/api/v1/lead', lead, { 'content-type': type }), 415, 'unsupported_media_type');
    expect(received).toEqual([]);
  });

  it.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json ;x=1'])(
    'of the content type %s passes',
    async (type) => {
      const { gateway } = await startGateway();
      expect((await post(gateway, '/api/v1/lead', lead, { 'content-type': type })).status).toBe(200);
    },
  );

  it.each([
    ['that is no JSON', '{"name":'],
    ['that is empty', ''],
  ])('%s is refused', async (_, body) => {
    const { gateway, received } = await startGateway();
    expectError(await post(gateway, '/api/v1/lead', body), 400, 'invalid_request');
    expect(received).toEqual([]);
  });

  it.each<[title: string, body: unknown, fields: Record<string, string>]>([
    ['null instead of an object', null, { body: 'type' }],
    ['a list instead of an object', [], { body: 'type' }],
    ['an unknown field', { ...lead, isAdmin: true }, { isAdmin: 'additionalProperties' }],
    ['a name without a surname', { ...lead, name: 'Ana' }, { name: 'full-name' }],
    ['a missing name', { ...lead, name: undefined }, { name: 'required' }],
    ['a nested field of the wrong type', { ...lead, metadata: { flow: 7 } }, { 'metadata.flow': 'type' }],
  ])('with %s is refused with the field and the rule that failed', async (_, body, fields) => {
    const { gateway, received } = await startGateway();
    const answer = await post(gateway, '/api/v1/lead', body);
    expectError(answer, 422, 'invalid_request');
    expect((answer.json as { fields: unknown }).fields).toMatchObject(fields);
    expect(received).toEqual([]);
  });

  it('with a key __proto__ reaches the backend without that key', async () => {
    const { gateway, received } = await startGateway();
    const body = JSON.stringify(lead).replace('{', '{"__proto__":{"polluted":true},');
    expect((await post(gateway, '/api/v1/lead', body)).status).toBe(200);
    expect(received[0]?.body).not.toContain('polluted');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each<[title: string, headers: OutgoingHttpHeaders]>([
    ['with its length declared', {}],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('of more than 64 kB is refused, %s', async (_, headers) => {
    const { gateway, received } = await startGateway();
    const body = JSON.stringify({ ...lead, name: 'x'.repeat(500_000) });
    expectError(await post(gateway, '/api/v1/lead', body, headers), 413, 'body_too_large');
    expect(received).toEqual([]);
  });

  it('of 64 kB passes, and a body of one byte more is refused', async () => {
    const { gateway } = await startGateway();
    const padding = 64_000 - JSON.stringify(lead).length;
    expect((await post(gateway, '/api/v1/lead', JSON.stringify(lead) + ' '.repeat(padding))).status).toBe(200);
    expectError(
      await post(gateway, '/api/v1/lead', JSON.stringify(lead) + ' '.repeat(padding + 1)),
      413,
      'body_too_large',
    );
  });
});

describe('a request body that never ends', () => {
  it('is cut off after ten seconds', async () => {
    const start = globalThis.setTimeout;
    const limits: number[] = [];
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, milliseconds = 0, ...values: []) => {
      const isOurs = /handle-request\.ts/.test(new Error('who waits?').stack ?? '');
      if (isOurs) limits.push(milliseconds);
      return start(run, isOurs ? 20 : milliseconds, ...values);
    }) as typeof setTimeout);
    const { gateway, received } = await startGateway();
    const head =
      'POST /api/v1/lead HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\n';
    const answer = await sendBytes(gateway, `${head}content-length: 500\r\n\r\n{"name":`);
    expect(limits).toEqual([10_000]);
    expect(answer).not.toContain('200 OK');
    expect(received).toEqual([]);
  });
});

describe('the idempotency key', () => {
  it.each(['/api/v1/payment', '/api/v2/payment', '/api/v1/subscription/S1/renew', '/api/v2/subscription/S1/renew'])(
    'is required by %s',
    async (path) => {
      const { gateway, received } = await startGateway();
      expectError(await post(gateway, path, payment), 400, 'idempotency_key_missing');
      expect(received).toEqual([]);
    },
  );

  it.each(['', 'short', 'x'.repeat(65), 'with blank 0123456789', '../../../../../../etc', 'ção0123456789abcdef'])(
    '%j is refused as invalid',
    async (value) => {
      const { gateway, received } = await startGateway();
      const encoded = Buffer.from(value).toString('latin1');
      expectError(
        await post(gateway, '/api/v2/payment', payment, { 'idempotency-key': encoded }),
        400,
        'idempotency_key_invalid',
      );
      expect(received).toEqual([]);
    },
  );

  it('of a call that takes no money is not passed on', async () => {
    const { gateway, received } = await startGateway();
    expect((await post(gateway, '/api/v1/lead', lead, key)).status).toBe(200);
    expect(received[0]?.headers).not.toHaveProperty('idempotency-key');
  });

  it('is not required by a lead call', async () => {
    const { gateway } = await startGateway();
    expect((await post(gateway, '/api/v1/lead', lead)).status).toBe(200);
  });
});

describe('the rate limit', () => {
  it.each<[title: string, proxyHops: number, forwarded: (count: number) => string, passed: number]>([
    ['refuses too many calls from one address, whatever address they claim', 0, (count) => `1.1.1.${count}`, 30],
    ['counts calls through a proxy for the address that the proxy saw', 1, (count) => `6.6.6.${count}, 1.1.1.1`, 30],
    ['passes many calls of different buyers behind one proxy', 1, (count) => `1.1.1.${count}`, 40],
  ])('%s', async (_, proxyHops, forwarded, passed) => {
    const { gateway, received } = await startGateway({
      limit: createRateLimits(),
      settings: { proxyHops, publicOrigin: undefined, environment: 'test' },
    });
    const all: TestAnswer[] = [];
    for (let count = 0; count < 40; count += 1)
      all.push(await post(gateway, '/api/v1/lead', leadOf(count), { 'x-forwarded-for': forwarded(count) }));
    expect(received).toHaveLength(passed);
    for (const refused of all.slice(passed)) {
      expectError(refused, 429, 'rate_limited');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it.each<[title: string, body: unknown]>([
    ['an empty body', {}],
    ['a body that is no JSON', '{'],
    ['an unknown field', { ...payment, isAdmin: true }],
  ])('lets a neighbour pay after 20 payments with %s', async (_, body) => {
    const { gateway, received } = await startGateway({ limit: createRateLimits() });
    for (let count = 0; count < 20; count += 1)
      expect((await post(gateway, '/api/v2/payment', body, key)).status).toBeLessThan(429);
    expect((await post(gateway, '/api/v2/payment', payment, key)).status).toBe(200);
    expect(received).toHaveLength(1);
  });

  it('lets a neighbour pay after 20 payments with a forged captcha token', async () => {
    const { gateway } = await startGateway({ limit: createRateLimits(), captcha: createCaptchaGuard({ work: 1 }) });
    for (let count = 0; count < 20; count += 1)
      expectError(await post(gateway, '/api/v2/payment', payment, key), 422, 'captcha_failed');
    const captchaToken = await makeCaptchaToken('payment', gateway.url);
    expect((await post(gateway, '/api/v2/payment', { ...payment, captchaToken }, key)).status).toBe(200);
  });

  it('ends refused bodies of one address after 120 in a minute', async () => {
    const { gateway } = await startGateway({ limit: createRateLimits() });
    for (let count = 0; count < 120; count += 1)
      expectError(await post(gateway, '/api/v1/lead', '{'), 400, 'invalid_request');
    expectError(await post(gateway, '/api/v1/lead', '{'), 429, 'rate_limited');
  });

  it('counts no cross-site call', async () => {
    const limit = vi.fn(async () => undefined);
    const { gateway } = await startGateway({ limit });
    await post(gateway, '/api/v1/lead', lead, { 'sec-fetch-site': 'cross-site' });
    expect(limit).not.toHaveBeenCalled();
  });
});

describe('a buyer whose connection breaks in the middle of a call', () => {
  it('is not logged as an error', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    let ended: Promise<void> | undefined;
    const gateway = await startServer((request, response) => {
      const usual = { leadMakers: everybody, leadPhones: createLeadPhones(), limit: async () => undefined };
      const options = { ...usual, ...usualOptions };
      ended = handleApiRequest(request, response, { ...options, client: {} as GatewayOptions['client'] });
    });
    const head = 'POST /api/v1/lead HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\n';
    const socket = connect(gateway.port, '127.0.0.1');
    socket.write(`${head}content-type: application/json\r\ncontent-length: 50\r\n\r\n{"name"`);
    await vi.waitFor(() => expect(ended).toBeDefined());
    socket.destroy();
    await ended;
    expect(log).not.toHaveBeenCalled();
  });
});

describe('an internal error', () => {
  it('is answered without its message, and logged with it', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { gateway } = await startGateway({
      limit: async () => {
        throw new Error('secret at line 1');
      },
    });
    const answer = await post(gateway, '/api/v1/lead', lead);
    expectError(answer, 500, 'internal_error');
    expect(answer.text).not.toContain('secret');
    expect(log).toHaveBeenCalledOnce();
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
      area: 'gateway',
      error: 'Error: secret at line 1',
    });
  });
});

describe('a random or malformed request', () => {
  const words = [
    'api',
    'v1',
    'v2',
    'product',
    'payment',
    'lead',
    'seller',
    'plan',
    'subscription',
    'renew',
    'config',
    'livelo',
    'code',
    'franchises',
    'cities',
    'WUP',
    'admin',
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '%5c',
    '%00',
    '%0d%0a',
    '%252e',
    '',
    'http:',
    '@',
    '%u002e',
    ';',
    '*',
    '__proto__',
    '%e2%80%ae',
  ];
  const segment = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...words) },
    {
      weight: 1,
      arbitrary: fc.string({ unit: fc.constantFrom(...'abcXYZ019-_.~!$&()*+,;=:@%/\\|<>"^`{}?#[]'), maxLength: 8 }),
    },
  );
  const known = fc.constantFrom(
    '/api/v1/product/WUP',
    '/api/v2/payment/T1',
    '/api/v1/seller/ana',
    '/api/v1/lead',
    '/api/v2/payment',
    '/api/v1/product/WUP/config',
    '/api/v2/livelo/code/validate',
  );
  const path = fc.oneof(
    fc.array(segment, { maxLength: 7 }).map((parts) => `/${parts.join('/')}`),
    fc.array(segment, { maxLength: 5 }).map((parts) => `/api/${parts.join('/')}`),
    fc
      .tuple(known, segment, fc.constantFrom('', '/', '?', '#', '%2f', '/../', '//'))
      .map(([start, end, sign]) => start + sign + end),
    { weight: 2, arbitrary: known },
  );
  const method = fc.constantFrom(
    'GET',
    'GET',
    'GET',
    'GET',
    'POST',
    'POST',
    'PATCH',
    'PUT',
    'DELETE',
    'HEAD',
    'OPTIONS',
    'PROPFIND',
    'SEARCH',
    'TRACE',
  );

  /** @returns statuses of the answers */
  async function sendRandom(gateway: TestServer, requests: number): Promise<Set<number>> {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(method, path, fc.boolean(), async (verb, where, hasBody) => {
        const body = hasBody && !['GET', 'HEAD'].includes(verb) ? { body: JSON.stringify(lead) } : {};
        const answer = await sendRequest(gateway, verb, where.replace(/[^!-~]/g, ''), {
          headers: { ...json, ...key },
          ...body,
        });
        statuses.add(answer.status);
        expect([200, 400, 404, 405, 413, 415, 422, 502, 503]).toContain(answer.status);
        expect(answer.text).not.toMatch(/node_modules|\.ts:\d+/);
      }),
      { numRuns: requests },
    );
    return statuses;
  }

  const isOutside = ({ line }: Pick<Received, 'line'>) => !allowed.some((pattern) => pattern.test(line));

  it('finds a gateway that forwards whatever comes', async () => {
    const received: { line: string }[] = [];
    const careless = await startServer((request, response) => {
      received.push({ line: `${request.method} ${request.url}` });
      request.resume();
      response.end('{}');
    });
    await sendRandom(careless, 100);
    expect(received.filter(isOutside)).not.toEqual([]);
    expect(received.filter((one) => !isOutside(one))).not.toEqual([]);
  });

  it('never reaches the backend outside the contract, and never gets a stack trace', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { gateway, received } = await startGateway();
    const statuses = await sendRandom(gateway, randomRequests);
    printSuiteLine({
      suite: 'gateway-fuzz',
      tried: randomRequests,
      passed: randomRequests,
    });
    expect(received.filter(isOutside)).toEqual([]);
    expect(received.length).toBeGreaterThan(5);
    expect(statuses).toContain(404);
    expect(statuses).toContain(405);
    expect(log).not.toHaveBeenCalled();
  });

  it.each([
    'GET /api/v1/product/WUP HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/v1/lead HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\ncontent-length: 2\r\ncontent-length: 30\r\n\r\n{}GET /api/v1/product/EVIL HTTP/1.1\r\n\r\n',
    'POST /api/v1/lead HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\ntransfer-encoding: identity\r\n\r\n0\r\n\r\nGET /api/v1/product/EVIL HTTP/1.1\r\n\r\n',
    'GET http://evil.example/api/v1/product/WUP HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n',
    'GET /api/v1/product/WUP\r\n\r\n',
  ])('smuggles no second request to the backend: %j', async (bytes) => {
    const { gateway, received } = await startGateway();
    const closing = bytes.includes('connection') ? bytes : bytes.replace('host: x', 'host: x\r\nconnection: close');
    await sendBytes(gateway, closing);
    expect(
      received.filter(({ line }) => line.includes('EVIL') || !allowed.some((pattern) => pattern.test(line))),
    ).toEqual([]);
    expect(received.length).toBeLessThanOrEqual(1);
  });
});
