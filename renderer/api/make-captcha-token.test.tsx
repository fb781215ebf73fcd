import type { Payload } from 'altcha-lib/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CaptchaProviderId, captchaProviderIds, captchaProviders } from '../../model/captcha-providers';
import type { PaymentRequest } from '../../schemas/generated/types';
import { refuseForeignScripts, setPageCaptcha } from './page-captcha';
import { prepareCaptchaToken, sendCall } from './send-call';

/** A challenge of the gateway, as it was answered. */
const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    data: { purpose: 'lead' },
    expiresAt: 1795846858,
    keyLength: 32,
    keyPrefix: '753e7e376c4ee1eed8d13e943575f081',
    keySignature: '3bb0d184e7c8b3217f974d024939882ed6f17cfc5be2324ae24275faa2680aac',
    nonce: '3c9dab9d50539a94fef06e435396ead4',
    salt: '0ae3876c634b218b7fe7476515be9a39',
  },
  signature: '717ef911e94f05ac90a3c17b8a85683008465f2d717ed042319cfabf5067d9b3',
};

/** When the server made the challenge, which ends after five minutes. */
const date = new Date((challenge.parameters.expiresAt - 300) * 1_000).toUTCString();

const pay = () => sendCall('createPaymentV2', { body: {} as PaymentRequest, idempotencyKey: 'k'.repeat(32) });

/** Our site: each address answers; the challenge as given. */
function serve(...challenges: (() => Response)[]) {
  const sent: { path: string; body: { captchaToken?: string } }[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const path = input instanceof Request ? new URL(input.url).pathname : String(input);
    sent.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : {} });
    if (path.startsWith('/api/challenge'))
      return challenges.shift()?.() ?? Response.json(challenge, { headers: { date } });
    return Response.json({ token: 'pay_1', status: 'paid', paymentProfileIds: [] });
  });
  return sent;
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('a press asks for a challenge, solves it and sends the token, a new one for each try', async () => {
  const sent = serve();
  await pay();
  await pay();
  const paths = ['/api/challenge?for=payment', '/api/v2/payment'];
  expect(sent.map(({ path }) => path)).toEqual([...paths, ...paths]);
  const payload: Payload = JSON.parse(atob(sent[1]?.body.captchaToken ?? ''));
  expect(payload.challenge).toEqual(challenge);
  expect(payload.solution.derivedKey).toMatch(new RegExp(`^${challenge.parameters.keyPrefix}`));
});

describe('while the buyer types, the proof of the next press is made', () => {
  const asking = '/api/challenge?for=payment';
  const paying = '/api/v2/payment';
  const prepare = () => prepareCaptchaToken('payment');

  it('a press offline sends nothing and keeps the proof', async () => {
    const sent = serve();
    await prepare();
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(pay()).rejects.toMatchObject({ status: 0, body: { code: 'backend_unavailable', outcome: 'none' } });
    expect(sent.map(({ path }) => path)).toEqual([asking]);
    offline.mockReturnValue(true);
    await pay();
    expect(sent.map(({ path }) => path)).toEqual([asking, paying]);
  });

  afterEach(async () => {
    // Leaves no proof to the next test.
    serve();
    await pay();
    vi.restoreAllMocks();
  });

  it('once, and a press sends only its own call', async () => {
    const sent = serve();
    await Promise.all([prepare(), prepare()]);
    await prepare();
    sent.length = 0;
    await pay();
    expect(sent.map(({ path }) => path)).toEqual([paying]);
    expect(sent[0]?.body.captchaToken).toBeTruthy();
  });

  it('for one press: the next makes another', async () => {
    const sent = serve();
    await prepare();
    await pay();
    await pay();
    expect(sent.map(({ path }) => path)).toEqual([asking, paying, asking, paying]);
  });

  it('and a press waits for one in progress', async () => {
    const sent = serve();
    void prepare();
    await pay();
    expect(sent.map(({ path }) => path)).toEqual([asking, paying]);
  });

  it.each([
    ['good for', 239_000, []],
    ['made again after', 241_000, [asking]],
  ])('%s %i ms', async (_, milliseconds, again) => {
    const sent = serve();
    await prepare();
    await prepare();
    sent.length = 0;
    const then = Date.now() + milliseconds;
    vi.spyOn(Date, 'now').mockReturnValue(then);
    await prepare();
    expect(sent.map(({ path }) => path)).toEqual(again);
  });

  it('and a press makes one that has ended or failed', async () => {
    const sent = serve(() => new Response('busy', { status: 503 }));
    await prepare();
    await prepare();
    expect(await pay()).toMatchObject({ status: 'paid' });
    expect(sent.map(({ path }) => path)).toEqual([asking, asking, paying]);
    await prepare();
    await prepare();
    const then = Date.now() + 300_000;
    vi.spyOn(Date, 'now').mockReturnValue(then);
    sent.length = 0;
    await pay();
    expect(sent.map(({ path }) => path)).toEqual([asking, paying]);
  });
});

it('without a challenge nothing is sent, and the next press works', async () => {
  const sent = serve(
    () => Response.error(),
    () => new Response('busy', { status: 503 }),
  );
  const unsent = { status: 0, body: { code: 'captcha_failed', outcome: 'none' } };
  await expect(pay()).rejects.toMatchObject(unsent);
  await expect(pay()).rejects.toMatchObject(unsent);
  expect(sent.every(({ path }) => path.startsWith('/api/challenge'))).toBe(true);
  expect(await pay()).toMatchObject({ status: 'paid' });
});

describe('a captcha service', () => {
  const prepare = () => prepareCaptchaToken('payment');
  const use = (provider: CaptchaProviderId) => setPageCaptcha({ provider, siteKey: 'site', isAllowed: true });

  /** The next scripts of the page arrive at once. @returns their addresses, and how often the service ran */
  function serveScripts(provider: CaptchaProviderId) {
    const scripts: string[] = [];
    const execute = vi.fn((options: { callback: (token: string) => void }) => options.callback('a-token'));
    vi.spyOn(document.head, 'append').mockImplementation((element) => {
      const script = element as HTMLScriptElement;
      scripts.push(script.src);
      const service = {
        render: (_box: Element, options: object) => options,
        execute,
        ready: (run: () => void) => run(),
      };
      Object.assign(window, { [captchaProviders[provider].api]: service });
      script.dispatchEvent(new Event('load'));
    });
    return { scripts, execute };
  }

  afterEach(() => {
    setPageCaptcha(undefined);
    for (const { api } of Object.values(captchaProviders)) Reflect.deleteProperty(window, api);
  });

  it.each(captchaProviderIds)(
    'loads its script while the buyer types, and runs at the press alone: %s',
    async (provider) => {
      const sent = serve();
      const { scripts, execute } = serveScripts(provider);
      use(provider);
      await Promise.all([prepare(), prepare()]);
      await prepare();
      expect(scripts).toEqual([captchaProviders[provider].script]);
      expect(execute).not.toHaveBeenCalled();
      await pay();
      expect(scripts).toHaveLength(1);
      expect(sent).toEqual([{ path: '/api/v2/payment', body: { captchaToken: `${provider}:a-token` } }]);
    },
  );

  it('loads nothing ahead once a card screen is about to be shown', async () => {
    const { scripts } = serveScripts('hcaptcha');
    use('hcaptcha');
    refuseForeignScripts();
    await prepare();
    expect(scripts).toEqual([]);
  });
});
