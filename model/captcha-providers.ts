/** Captcha services whose script may run on screens without card fields. */
export const captchaProviderIds = ['recaptcha', 'hcaptcha', 'turnstile'] as const;

export type CaptchaProviderId = (typeof captchaProviderIds)[number];

export interface CaptchaProvider {
  script: string;
  /** Name of the script's object on `window`. */
  api: string;
  /** Sources that its script, frames and calls come from, for the page's policy. */
  sources: readonly string[];
  /** Address at which our server checks a token. */
  verifyUrl: string;
  /** Options of an unseen widget that runs when told to. */
  options: Readonly<Record<string, string>>;
}

export const captchaProviders: Readonly<Record<CaptchaProviderId, CaptchaProvider>> = {
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    api: 'grecaptcha',
    sources: [
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ],
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    options: { size: 'invisible' },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    api: 'hcaptcha',
    sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    options: { size: 'invisible' },
  },
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    api: 'turnstile',
    sources: ['https://challenges.cloudflare.com'],
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    options: { execution: 'execute', appearance: 'interaction-only' },
  },
};

/** A captcha service, with the secret that checks its tokens. Server only. */
export interface CaptchaService {
  provider: CaptchaProviderId;
  siteKey: string;
  secret: string;
  verifyUrl: string;
}

/** Captcha service of a page. */
export interface PageCaptcha {
  provider: CaptchaProviderId;
  siteKey: string;
  /** Whether this document may run its script: it was loaded on a screen without card fields. */
  isAllowed: boolean;
}
