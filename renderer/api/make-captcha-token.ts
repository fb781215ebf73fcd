import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { CaptchaPurpose } from '../../schemas/api/captcha-purpose';
import { lazyPart } from '../chunks/lazy-part';
import { ApiCallError } from './api';
import { readPageCaptcha } from './page-captcha';

/** Few sellers have a service. */
const providerPart = lazyPart(() => import('./make-provider-token'));

/** A phone that takes longer has another problem. */
const longestMs = 20_000;

/** A slow request must arrive before its proof has ended. */
const reserveMs = 60_000;
/** A challenge that failed is asked for again at the press, or after this time. */
const pauseMs = 10_000;

interface Proof {
  /** Undefined when the server asks for none, or none could be made. */
  token?: string;
  isMade: boolean;
  /** Until then it is not made again. */
  endsAt: number;
}

/** Proofs that were made ahead of a press, each for one press. */
const prepared = new Map<CaptchaPurpose, Promise<Proof>>();

const none: Promise<Proof> = Promise.resolve({ isMade: false, endsAt: 0 });

/**
 * Makes the proof of work of the next press ahead of it, unless a good one is there; or loads the page's captcha service.
 * Browser only.
 *
 * @returns resolves when it is made or has failed
 */
export async function prepareCaptchaToken(purpose: CaptchaPurpose): Promise<void> {
  const known = prepared.get(purpose) ?? none;
  const failed = () => ({ isMade: false, endsAt: Date.now() + pauseMs });
  const proof = known.then((one) => (one.endsAt > Date.now() ? one : prepare(purpose).catch(failed)));
  prepared.set(purpose, proof);
  await proof;
}

/**
 * Makes a token for a press: by the page's captcha service, or by a challenge of our site. A press takes the proof that
 * was prepared for it, and waits for one in progress.
 *
 * @param site origin, for programs outside a page
 * @returns undefined when the server asks for none
 * @throws ApiCallError status 0 and outcome `none`: nothing was sent. `captcha_failed` only with a connection
 */
export async function makeCaptchaToken(purpose: CaptchaPurpose, site = ''): Promise<string | undefined> {
  try {
    // A proof made ahead asks the network for nothing, and a payment sent offline would count as unknown.
    if (isOffline()) throw new RangeError('offline');
    const service = readPageCaptcha();
    if (service) return await (await providerPart.load(true)).makeProviderToken(service);
    const early = prepared.get(purpose) ?? none;
    prepared.delete(purpose);
    const proof = await early;
    const isGood = proof.isMade && proof.endsAt > Date.now();
    return (isGood ? proof : await makeProof(purpose, site)).token;
  } catch {
    const code = isOffline() ? 'backend_unavailable' : 'captcha_failed';
    throw new ApiCallError(0, { code, retryable: true, outcome: 'none' });
  }
}

async function prepare(purpose: CaptchaPurpose): Promise<Proof> {
  if (!readPageCaptcha()) return makeProof(purpose, '');
  const { preloadService } = await providerPart.preload();
  // Another screen may be shown by now.
  const service = readPageCaptcha();
  if (service) await preloadService(service);
  return none;
}

function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

/** Solves a challenge outside the page's thread. */
async function makeProof(purpose: CaptchaPurpose, site: string): Promise<Proof> {
  const answer = await fetch(`${site}/api/challenge?for=${purpose}`, { signal: AbortSignal.timeout(longestMs) });
  if (!answer.ok) throw new RangeError('no challenge');
  const challenge = (await answer.json()) as Challenge | { isOff: true };
  if ('isOff' in challenge) return { isMade: true, endsAt: Number.POSITIVE_INFINITY };
  const solution = await solveChallenge({ challenge, deriveKey, timeout: longestMs });
  if (!solution) throw new RangeError('no solution');
  // The server's clock, which the device's may not follow.
  const lifeMs = (challenge.parameters.expiresAt ?? 0) * 1_000 - Date.parse(answer.headers.get('date') ?? '');
  const endsAt = Date.now() + lifeMs - reserveMs;
  return { token: btoa(JSON.stringify({ challenge, solution })), isMade: true, endsAt };
}
