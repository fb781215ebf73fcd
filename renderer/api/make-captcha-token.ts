import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { CaptchaPurpose } from '../../schemas/api/captcha-purpose';
import { ApiCallError } from './api';
import { readPageCaptcha } from './page-captcha';

/** A phone that takes longer has another problem. */
const longestMs = 20_000;

/**
 * Makes a token at the press: by the page's captcha service, or by a challenge of our site. Its work runs outside the
 * page's thread.
 *
 * @param site origin, for programs outside a page
 * @returns undefined when the server asks for none
 * @throws ApiCallError status 0 with `captcha_failed` and outcome `none`: nothing was sent
 */
export async function makeCaptchaToken(purpose: CaptchaPurpose, site = ''): Promise<string | undefined> {
  try {
    const service = readPageCaptcha();
    if (service) return await (await import('./make-provider-token')).makeProviderToken(service);
    const answer = await fetch(`${site}/api/challenge?for=${purpose}`, { signal: AbortSignal.timeout(longestMs) });
    if (!answer.ok) throw new RangeError('no challenge');
    const challenge = (await answer.json()) as Challenge | { isOff: true };
    if ('isOff' in challenge) return undefined;
    const solution = await solveChallenge({ challenge, deriveKey, timeout: longestMs });
    if (!solution) throw new RangeError('no solution');
    return btoa(JSON.stringify({ challenge, solution }));
  } catch {
    throw new ApiCallError(0, { code: 'captcha_failed', retryable: true, outcome: 'none' });
  }
}
