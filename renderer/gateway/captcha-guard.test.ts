import { createServer } from 'node:http';
import type { Challenge, Payload } from 'altcha-lib/types';
import { describe, expect, it, vi } from 'vitest';
import { type CaptchaPurpose, captchaPurposeOf } from '../../schemas/api/captcha-purpose';
import contractTable from '../../schemas/api/contract.json' with { type: 'json' };
import { type CallId, contract } from '../../schemas/generated/contract';
import { makeCaptchaToken } from '../api/make-captcha-token';
import { makeCatalogue } from '../testing/make-brand-area';
import { sendRequest, startServer } from '../testing/start-server';
import { readCallExample } from '../testing/test-repository';
import { createBackendClient } from './backend-client';
import { type CaptchaGuard, captchaOff, createCaptchaGuard } from './captcha-guard';
import { handleApiRequest } from './handle-request';
import { createLeadMakers } from './lead-makers';
import { createLeadPhones } from './lead-phones';
import { findCall, matchCall } from './match-call';
import { createSavedCards } from './saved-cards';

const key = 'a-key-of-several-processes';
const guardOf = (options: Parameters<typeof createCaptchaGuard>[0] = {}) =>
  createCaptchaGuard({ key, work: 4, ...options });
type Guard = ReturnType<typeof guardOf>;

const first = { id: 'key-of-the-first-payment', isPayment: true };
const second = { id: 'key-of-the-second-payment', isPayment: true };
const failure = { status: 422, body: { code: 'captcha_failed', outcome: 'none', retryable: true } };

/** The browser's own solver against this guard. */
async function tokenOf(guard: Guard, purpose: CaptchaPurpose = 'payment'): Promise<string> {
  const { url } = await startServer(async (_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(await guard.createChallenge(purpose)));
  });
  return (await makeCaptchaToken(purpose, url)) ?? '';
}

function altered(token: string, change: (payload: Payload & { challenge: Challenge }) => void): string {
  const payload = JSON.parse(atob(token)) as Payload & { challenge: Challenge };
  change(payload);
  return btoa(JSON.stringify(payload));
}

describe('a captcha token', () => {
  it('passes once, and again with the same request, but not with another', async () => {
    const guard = guardOf();
    const token = await tokenOf(guard);
    await guard.check('payment', token, first);
    await guard.check('payment', token, first);
    await expect(guard.check('payment', token, second)).rejects.toMatchObject(failure);
  });

  it('of a lead passes again only with the same lead', async () => {
    const guard = guardOf();
    const token = await tokenOf(guard, 'lead');
    await guard.check('lead', token, { id: 'digest 1', isPayment: false });
    await guard.check('lead', token, { id: 'digest 1', isPayment: false });
    await expect(guard.check('lead', token, { id: 'digest 2', isPayment: false })).rejects.toMatchObject(failure);
    await expect(guard.check('lead', undefined, { id: 'digest 1', isPayment: false })).rejects.toMatchObject(failure);
  });

  it('of two requests at once passes with one', async () => {
    const guard = guardOf();
    const token = await tokenOf(guard);
    const all = await Promise.allSettled([first, second].map((request) => guard.check('payment', token, request)));
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is not needed for a known payment: the backend answers it with its first answer', async () => {
    const guard = guardOf();
    await guard.check('payment', await tokenOf(guard), first);
    await guard.check('payment', undefined, first);
    await guard.check('payment', 'another', first);
  });

  it('passes in another process with the same key, and in none with another key', async () => {
    const token = await tokenOf(guardOf());
    await guardOf().check('payment', token, first);
    await expect(guardOf({ key: 'another key of a site' }).check('payment', token, first)).rejects.toMatchObject(
      failure,
    );
    await expect(createCaptchaGuard().check('payment', token, first)).rejects.toMatchObject(failure);
  });

  it('ends with its time', async () => {
    const guard = guardOf({ lifeMs: 60_000 });
    const token = await tokenOf(guard);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 62_000 });
    await expect(guard.check('payment', token, first)).rejects.toMatchObject(failure);
    vi.useRealTimers();
    await guard.check('payment', token, first);
  });

  it('made for a lead does not pay', async () => {
    const guard = guardOf();
    await expect(guard.check('payment', await tokenOf(guard, 'lead'), first)).rejects.toMatchObject(failure);
  });

  it.each<[title: string, make: (token: string) => string | undefined]>([
    ['is missing', () => undefined],
    ['is empty', () => ''],
    ['is no JSON', () => btoa('{')],
    ['is null', () => btoa('null')],
    ['is a list', () => btoa('[]')],
    ['has no solution', (token) => altered(token, (payload) => Object.assign(payload, { solution: {} }))],
    [
      'has no signature',
      (token) => altered(token, ({ challenge }) => Object.assign(challenge, { signature: undefined })),
    ],
    [
      'has a guessed key',
      (token) => altered(token, ({ solution }) => Object.assign(solution, { derivedKey: '0'.repeat(64) })),
    ],
    [
      'has a later end',
      (token) =>
        altered(token, ({ challenge: { parameters } }) => Object.assign(parameters, { expiresAt: 9_999_999_999 })),
    ],
    [
      'has no end',
      (token) => altered(token, ({ challenge: { parameters } }) => Object.assign(parameters, { expiresAt: undefined })),
    ],
    [
      'has another purpose',
      (token) =>
        altered(token, ({ challenge: { parameters } }) => Object.assign(parameters, { data: { purpose: 'lead' } })),
    ],
    [
      'has less work',
      (token) => altered(token, ({ challenge: { parameters } }) => Object.assign(parameters, { cost: 1 })),
    ],
  ])('that %s is refused', async (_, make) => {
    const guard = guardOf();
    const token = await tokenOf(guard);
    await expect(guard.check('payment', make(token), first)).rejects.toMatchObject(failure);
    await guard.check('payment', token, first);
  });
});

describe('with a captcha service', () => {
  async function guardWith(status: number, body: string) {
    const asked: string[] = [];
    const { url } = await startServer((request, response) => {
      request.on('data', (chunk: Buffer) => asked.push(chunk.toString()));
      request.on('end', () => response.writeHead(status).end(body));
    });
    const service = { provider: 'turnstile', secret: 'the secret', verifyUrl: url } as const;
    return { guard: guardOf({ service }), asked };
  }
  const lead = { id: 'digest 1', isPayment: false };

  it('a lead needs its token, which passes once, and again with the same lead', async () => {
    const { guard, asked } = await guardWith(200, '{"success":true}');
    await guard.check('lead', 'turnstile:abc', lead);
    await guard.check('lead', 'turnstile:abc', lead);
    expect(asked).toEqual(['secret=the+secret&response=abc']);
    await expect(guard.check('lead', 'turnstile:abc', { ...lead, id: 'digest 2' })).rejects.toMatchObject(failure);
    await expect(guard.check('lead', await tokenOf(guard, 'lead'), lead)).rejects.toMatchObject(failure);
    await expect(guard.check('lead', 'hcaptcha:abc', lead)).rejects.toMatchObject(failure);
  });

  it('a payment passes with the proof of work, which stands in where card fields are', async () => {
    const { guard, asked } = await guardWith(200, '{"success":true}');
    await guard.check('payment', await tokenOf(guard), first);
    await guard.check('payment', 'turnstile:abc', second);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['that the service refuses', 200, '{"success":false,"error-codes":["timeout-or-duplicate"]}', failure],
    ['that the service cannot check', 500, 'down', { status: 503, body: failure.body }],
    ['that the service answers in words', 200, '<h1>', { status: 503, body: failure.body }],
  ])('a token %s does not pass', async (_, status, body, expected) => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { guard } = await guardWith(status, body);
    await expect(guard.check('lead', 'turnstile:abc', lead)).rejects.toMatchObject(expected);
    vi.restoreAllMocks();
  });
});

/** File names of each call's schemas. */
const schemaNames = new Map<string, { request?: string; answer: string }>(contractTable.map((call) => [call.id, call]));

/** The gateway before a backend that answers every call. */
async function startGateway(captcha: CaptchaGuard = createCaptchaGuard({ work: 4 })) {
  const received: { body: string }[] = [];
  const client = createBackendClient({
    appVersion: '1',
    backend: async ({ method, path, body = '' }) => {
      received.push({ body });
      const match = matchCall(method, path.split('/').slice(2));
      return {
        status: 200,
        headers: new Headers({ 'content-type': 'application/json' }),
        text: JSON.stringify('call' in match ? readCallExample(schemaNames.get(match.call.id)?.answer ?? '') : {}),
      };
    },
  });
  const limit = vi.fn(async () => undefined);
  const leads = { leadMakers: createLeadMakers(), leadPhones: createLeadPhones() };
  const settings = { proxyHops: 0, publicOrigin: undefined, environment: 'test' as const };
  const options = {
    client,
    limit,
    ...leads,
    captcha,
    settings,
    savedCards: createSavedCards(),
    catalogue: makeCatalogue(),
  };
  const gateway = await startServer((request, response) => void handleApiRequest(request, response, options));
  const send = (path: string, body: object, headers: Readonly<Record<string, string>>) =>
    sendRequest(gateway, 'POST', path, {
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const post = (path: string, body: object, idempotencyKey = '0123456789abcdef') =>
    send(path, body, { 'idempotency-key': idempotencyKey });
  return { gateway, received, limit, send, post };
}

describe('no token, no call', () => {
  const guarded = (Object.keys(contract) as CallId[]).filter((id) => captchaPurposeOf(id) !== undefined);
  const key = 'key-of-one-buyer-1';
  const headerSets = [
    {},
    { 'idempotency-key': key },
    {
      cookie: 'a=1',
      authorization: 'Bearer x',
      'x-captcha-token': 'x',
      'x-app-version': '1',
      'x-forwarded-for': '::1',
    },
  ];

  const bodyOf = (id: CallId): object => {
    const { captchaToken: _, ...body } = readCallExample(schemaNames.get(id)?.request ?? '') as {
      captchaToken?: string;
    };
    return body;
  };

  /**
   * Sends each call with a token once. Then it sends that call, another of its kind and each other call without one.
   *
   * @returns what the backend received without a token; `repeat` is the first call again
   */
  async function listCallsWithoutToken(
    captcha: CaptchaGuard,
    tokenOf: (purpose: CaptchaPurpose, site: string) => Promise<string | undefined>,
  ) {
    const found: string[] = [];
    for (const id of guarded) {
      for (const set of headerSets) {
        const { gateway, received, send } = await startGateway(captcha);
        const path = findCall(id).path.replace(/\{\w+\}/g, 'S1');
        const ownKey = { ...set, ...('idempotency-key' in set ? { 'idempotency-key': `${key}-${id}` } : {}) };
        const captchaToken = await tokenOf(captchaPurposeOf(id) ?? 'lead', gateway.url);
        const first = await send(path, { ...bodyOf(id), captchaToken }, ownKey);
        expect([id, first.status]).toEqual([id, findCall(id).takesMoney && !('idempotency-key' in set) ? 400 : 200]);
        const tries: [title: string, id: CallId, body: object][] = [
          ['repeat', id, bodyOf(id)],
          ['other body', id, { ...bodyOf(id), productCode: 'OTHER' }],
          ...guarded
            .filter((other) => other !== id)
            .map((other): [string, CallId, object] => [`then ${other}`, other, bodyOf(other)]),
        ];
        for (const [title, other, body] of tries) {
          received.length = 0;
          await send(findCall(other).path.replace(/\{\w+\}/g, 'S1'), body, ownKey);
          if (received.length > 0) found.push(`${id} with ${Object.keys(set).join() || 'no header'}: ${title}`);
        }
      }
    }
    return found;
  }

  /** A key excuses nothing but the repeat of the same money call with the same body. */
  const repeats = guarded.filter((id) => findCall(id).takesMoney).map((id) => `${id} with idempotency-key: repeat`);

  it('holds for every call and header with our proof of work', async () => {
    expect(await listCallsWithoutToken(createCaptchaGuard({ work: 1 }), makeCaptchaToken)).toEqual(repeats);
  });

  it('holds for every call and header with a captcha service', async () => {
    const { url } = await startServer((_, response) => response.end('{"success":true}'));
    const service = { provider: 'recaptcha', secret: 'x', verifyUrl: url } as const;
    let count = 0;
    const tokenOf = async () => `recaptcha:token-${++count}`;
    expect(await listCallsWithoutToken(createCaptchaGuard({ service }), tokenOf)).toEqual(repeats);
  });

  it('finds a guard that lets a known key stand in for a token', async () => {
    const guard = createCaptchaGuard({ work: 1 });
    const careless: CaptchaGuard = {
      ...guard,
      check: (purpose, token, { id }) =>
        guard.check(purpose, token, { id: id.split(' ', 1)[0] ?? '', isPayment: true }),
    };
    const found = await listCallsWithoutToken(careless, makeCaptchaToken);
    expect(found).toEqual(expect.arrayContaining([...repeats, 'createPaymentV2 with idempotency-key: other body']));
  });

  it('passes the repeat of a payment whose answer was lost, with the card typed again', async () => {
    const { gateway, received, send } = await startGateway(createCaptchaGuard({ work: 1 }));
    const captchaToken = await makeCaptchaToken('payment', gateway.url);
    const card = {
      holderName: 'ANA D PRADO',
      number: '4111111111111111',
      expiry: '12/2034',
      cvv: '737',
      company: 'visa',
    };
    const bodyWith = (changes: object) => ({
      ...bodyOf('createPaymentV2'),
      paymentMethods: [{ method: 'credit-card', amount: 100, installments: 1, card: { ...card, ...changes } }],
    });
    const sent = { 'idempotency-key': key };
    expect((await send('/api/v2/payment', { ...bodyWith({}), captchaToken }, sent)).status).toBe(200);
    const again = bodyWith({ number: '5555555555554444', expiry: '11/2033', cvv: '123' });
    expect((await send('/api/v2/payment', again, sent)).status).toBe(200);
    expect((await send('/api/v2/payment', bodyWith({ holderName: 'IVO LIMA' }), sent)).json).toMatchObject(
      failure.body,
    );
    expect(received).toHaveLength(2);
  });
});

describe('the gateway', () => {
  it.each([
    ['/api/v2/payment', 'payment-request', 'payment'],
    ['/api/v1/payment', 'payment-v1-request', 'payment'],
    ['/api/v1/lead', 'lead-request', 'lead'],
    ['/api/v1/subscription/S1/renew', 'renew-request', 'payment'],
    ['/api/v2/subscription/S1/renew', 'renew-v2-request', 'payment'],
    ['/api/v2/livelo/session', 'livelo-session-request', 'payment'],
  ] as const)('checks and removes the token of %s, and refuses it without one', async (path, name, purpose) => {
    const { gateway, received, post } = await startGateway();
    const { captchaToken: _, ...body } = readCallExample(name) as { captchaToken?: string };
    const refused = await post(path, body);
    expect(refused.json).toMatchObject(failure.body);
    expect([refused.status, received]).toEqual([422, []]);
    const captchaToken = await makeCaptchaToken(purpose, gateway.url);
    expect((await post(path, { ...body, captchaToken })).status).toBe(200);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(body);
  });

  it('lets a repeated payment pass with its used token, and no other payment', async () => {
    const { gateway, received, post } = await startGateway();
    const captchaToken = await makeCaptchaToken('payment', gateway.url);
    const body = { ...readCallExample('payment-request'), captchaToken };
    expect((await post('/api/v2/payment', body)).status).toBe(200);
    expect((await post('/api/v2/payment', body)).status).toBe(200);
    expect((await post('/api/v2/payment', body, 'another-key-of-a-buyer')).json).toMatchObject(failure.body);
    expect(received).toHaveLength(2);
  });

  it('counts challenges for each address', async () => {
    const { gateway, limit } = await startGateway();
    await makeCaptchaToken('lead', gateway.url);
    expect(limit).toHaveBeenCalledExactlyOnceWith('challenge', '127.0.0.1');
  });

  it('asks for no token with the captcha off', async () => {
    const { gateway, post } = await startGateway(captchaOff);
    expect(await makeCaptchaToken('payment', gateway.url)).toBeUndefined();
    expect((await post('/api/v2/payment', readCallExample('payment-request'))).status).toBe(200);
  });
});

describe('a challenge', () => {
  const unsent = { status: 0, body: { code: 'captcha_failed', outcome: 'none' } };

  it.each<[title: string, status: number, body: string]>([
    ['of a proxy', 200, '<h1>Olá</h1>'],
    ['with an error', 503, '{"code":"backend_unavailable"}'],
    ['without its parts', 200, '{}'],
    [
      'that nobody can solve',
      200,
      '{"parameters":{"algorithm":"x","nonce":"0","salt":"","cost":1,"keyLength":32,"keyPrefix":""}}',
    ],
  ])('%s sends nothing, and says so', async (_, status, body) => {
    const { url } = await startServer((_request, response) => response.writeHead(status).end(body));
    await expect(makeCaptchaToken('payment', url)).rejects.toMatchObject(unsent);
  });

  it('that is blocked sends nothing, and says so', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    await expect(makeCaptchaToken('payment', `http://127.0.0.1:${port}`)).rejects.toMatchObject(unsent);
  });
});
