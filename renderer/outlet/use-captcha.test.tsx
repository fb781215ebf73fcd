import { afterEach, describe, expect, it, vi } from 'vitest';
import { captchaProviderIds, captchaProviders } from '../../model/captcha-providers';
import { makeCaptchaToken } from '../api/make-captcha-token';
import { setPageCaptcha } from '../api/page-captcha';

const globals = window as unknown as Record<string, unknown>;

/** A captcha service whose script is already here. */
function fakeService(answer: (options: Record<string, (token?: string) => void>) => void) {
  const rendered: object[] = [];
  const api = {
    render: (_box: HTMLElement, options: Record<string, (token?: string) => void>) => {
      rendered.push(options);
      return rendered.length - 1;
    },
    execute: (widget: number) => answer(rendered[widget] as Record<string, (token?: string) => void>),
    ready: (isReady: () => void) => isReady(),
  };
  return { api, rendered };
}

afterEach(() => {
  setPageCaptcha(undefined);
  for (const { api } of Object.values(captchaProviders)) delete globals[api];
  vi.restoreAllMocks();
});

describe.each(captchaProviderIds)('the captcha service %s', (provider) => {
  const captcha = { provider, siteKey: 'site', isAllowed: true };

  it('makes a new token for each try, and leaves nothing on the page', async () => {
    let count = 0;
    const { api, rendered } = fakeService(({ callback }) => callback?.(`token-${++count}`));
    globals[captchaProviders[provider].api] = api;
    setPageCaptcha(captcha);
    const before = document.body.childElementCount;
    expect(await makeCaptchaToken('lead')).toBe(`${provider}:token-1`);
    expect(await makeCaptchaToken('lead')).toBe(`${provider}:token-2`);
    expect(rendered[0]).toMatchObject({ sitekey: 'site', ...captchaProviders[provider].options });
    expect(document.body.childElementCount).toBe(before);
  });

  it('that fails sends nothing, and says so', async () => {
    globals[captchaProviders[provider].api] = fakeService((options) => options['error-callback']?.()).api;
    setPageCaptcha(captcha);
    await expect(makeCaptchaToken('lead')).rejects.toMatchObject({ status: 0, body: { code: 'captcha_failed' } });
  });
});

it('a blocked script sends nothing, and says so', async () => {
  setPageCaptcha({ provider: 'turnstile', siteKey: 'site', isAllowed: true });
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    (element as HTMLScriptElement).dispatchEvent(new Event('error'));
  });
  await expect(makeCaptchaToken('lead')).rejects.toMatchObject({ status: 0, body: { code: 'captcha_failed' } });
});

it('a document that does not allow the service makes a proof of work', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('{"isOff":true}'));
  setPageCaptcha({ provider: 'turnstile', siteKey: 'site', isAllowed: false });
  expect(await makeCaptchaToken('payment')).toBeUndefined();
});
