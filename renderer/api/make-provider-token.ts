import { type CaptchaProvider, captchaProviders, type PageCaptcha } from '../../model/captcha-providers';
import { noteForeignScript, refusesForeignScripts } from './page-captcha';

/** The service may ask the buyer to solve something. */
const longestMs = 120_000;
const longestLoadMs = 15_000;

interface ProviderApi {
  render: (box: HTMLElement, options: object) => unknown;
  execute: (widget: unknown) => unknown;
  /** reCAPTCHA alone needs it: its script loads another. */
  ready?: (isReady: () => void) => void;
}

/**
 * Loads the script of the configured captcha service ahead of a press, unless a card screen is about to be shown. Its token
 * waits for the press: it ends early, and the service may ask the buyer to solve something.
 */
export async function preloadService({ provider }: PageCaptcha): Promise<void> {
  if (!refusesForeignScripts()) await loadService(captchaProviders[provider]);
}

/**
 * Makes a token with the configured captcha service: loads its script, shows an unseen widget and runs it. Each try has a
 * widget of its own.
 *
 * @throws Error when the script is blocked, or the service makes no token
 */
export async function makeProviderToken({ provider, siteKey }: PageCaptcha): Promise<string> {
  const service = captchaProviders[provider];
  const api = await loadService(service);
  const box = document.createElement('div');
  document.body.append(box);
  try {
    const token = await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error('no token'));
      setTimeout(fail, longestMs);
      const callbacks = { callback: resolve, 'error-callback': fail, 'expired-callback': fail };
      api.execute(api.render(box, { sitekey: siteKey, ...service.options, ...callbacks }));
    });
    return `${provider}:${token}`;
  } finally {
    box.remove();
  }
}

async function loadService({ script, api: name }: CaptchaProvider): Promise<ProviderApi> {
  const find = () => (window as unknown as Record<string, ProviderApi | undefined>)[name];
  noteForeignScript();
  if (!find()) await loadOnce(script);
  const api = find();
  if (!api) throw new Error('the script brings nothing');
  if (name === 'grecaptcha') await new Promise<void>((resolve) => api.ready?.(resolve));
  return api;
}

let loading: Promise<void> | undefined;

function loadOnce(url: string): Promise<void> {
  loading ??= loadScript(url).finally(() => {
    loading = undefined;
  });
  return loading;
}

function loadScript(url: string): Promise<void> {
  const element = document.createElement('script');
  element.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  element.src = url;
  return new Promise((resolve, reject) => {
    const fail = () => {
      element.remove();
      reject(new Error('the script is blocked'));
    };
    setTimeout(fail, longestLoadMs);
    element.onload = () => resolve();
    element.onerror = fail;
    document.head.append(element);
  });
}
