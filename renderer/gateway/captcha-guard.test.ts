import { createServer } from 'node:http';
import type { Challenge, Payload } from 'altcha-lib/types';
import { describe, expect, it, vi } from 'vitest';
import type { CaptchaPurpose } from '../../schemas/api/captcha-purpose';
import { makeCaptchaToken } from '../api/make-captcha-token';
import { sendRequest, startServer } from '../testing/start-server';
import { readRepositoryFile } from '../testing/test-repository';
import { createBackendClient } from './backend-client';
import { captchaOff, createCaptchaGuard } from './captcha-guard';
import { handleApiRequest } from './handle-request';

const key = 'a-key-of-several-processes';
const guardOf = (options: Parameters<typeof createCaptchaGuard>[0] = {}) =>
  createCaptchaGuard({ key, work: 4, ...options });
type Guard = ReturnType<typeof guardOf>;

const first = { id: 'key-of-the-first-payment', isKey: true };
const second = { id: 'key-of-the-second-payment', isKey: true };
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
    await guard.check('lead', token, { id: 'digest 1', isKey: false });
    await guard.check('lead', token, { id: 'digest 1', isKey: false });
    await expect(guard.check('lead', token, { id: 'digest 2', isKey: false })).rejects.toMatchObject(failure);
    await expect(guard.check('lead', undefined, { id: 'digest 1', isKey: false })).rejects.toMatchObject(failure);
  });

  it('of two requests at once passes with one', async () => {
    const guard = guardOf();
    const token = await tokenOf(guard);
    const all = await Promise.allSettled([first, second].map((request) => guard.check('payment', token, request)));
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is not needed for a known key: the backend answers it with its first answer', async () => {
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
  const lead = { id: 'digest 1', isKey: false };

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

const example = (name: string): object => JSON.parse(readRepositoryFile(`schemas/api/examples/${name}.json`));

describe('the gateway', () => {
  async function startGateway(captcha = createCaptchaGuard({ work: 4 })) {
    const received: { body: string }[] = [];
    const client = createBackendClient({
      appVersion: '1',
      backend: async ({ path, body = '' }) => {
        received.push({ body });
        const name = path.endsWith('/lead') ? 'lead-answer' : 'payment-answer';
        return {
          status: 200,
          headers: new Headers({ 'content-type': 'application/json' }),
          text: JSON.stringify(example(name)),
        };
      },
    });
    const limit = vi.fn(async () => undefined);
    const gateway = await startServer((request, response) => {
      void handleApiRequest(request, response, { client, limit, captcha, proxyHops: 0, publicOrigin: undefined });
    });
    const post = (path: string, body: object, idempotencyKey = '0123456789abcdef') =>
      sendRequest(gateway, 'POST', path, {
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey,
        },
        body: JSON.stringify(body),
      });
    return { gateway, received, limit, post };
  }

  it.each([
    ['/api/v2/payment', 'payment-request', 'payment'],
    ['/api/v1/payment', 'payment-v1-request', 'payment'],
    ['/api/v1/lead', 'lead-request', 'lead'],
    ['/api/v1/subscription/S1/renew', 'renew-request', 'payment'],
    ['/api/v2/subscription/S1/renew', 'renew-v2-request', 'payment'],
  ] as const)('checks and removes the token of %s, and refuses it without one', async (path, name, purpose) => {
    const { gateway, received, post } = await startGateway();
    const { captchaToken: _, ...body } = example(name) as { captchaToken?: string };
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
    const body = { ...example('payment-request'), captchaToken };
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
    expect((await post('/api/v2/payment', example('payment-request'))).status).toBe(200);
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
