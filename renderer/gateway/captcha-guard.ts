import { createHash, randomBytes } from 'node:crypto';
import { CappedMap, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import type { CaptchaService } from '../../model/captcha-providers';
import type { CaptchaPurpose } from '../../schemas/api/captcha-purpose';
import { report } from '../report/report';
import { apiError, CallError } from './call-error';
import type { SharedStore } from './shared-store';

/** A challenge for the browser, or the answer that none is needed. */
export type CaptchaChallenge = Challenge | { isOff: true };

/** Hands out proofs of work and checks the tokens that browsers make of them. */
export interface CaptchaGuard {
  createChallenge(purpose: CaptchaPurpose): Promise<CaptchaChallenge>;
  /**
   * Accepts a token once for each request. The same request may come again: a browser repeats a POST by itself. A known
   * payment needs no token, because the backend answers it with the first answer.
   *
   * @param request identifies the request: a payment by key and fingerprint, another by a digest of its body
   * @throws CallError 422 `captcha_failed` without a valid token
   */
  check(purpose: CaptchaPurpose, token: string | undefined, request: CaptchaRequest): Promise<void>;
}

interface CaptchaRequest {
  id: string;
  /** Whether it is a payment with an Idempotency-Key, so that a repeat has no further effect. */
  isPayment: boolean;
}

interface CaptchaGuardOptions {
  /** Signs challenges. Several processes share it; undefined makes one for this process. */
  key?: string | undefined;
  /** Mean number of derivations that a browser makes for a token. */
  work?: number;
  /** Checks the tokens of a captcha service, which leads then need. */
  service?: Pick<CaptchaService, 'provider' | 'secret' | 'verifyUrl'> | undefined;
  /** Lifetime of a challenge. */
  lifeMs?: number;
  /** Remembers used tokens for the whole fleet. */
  store?: SharedStore | undefined;
}

const algorithm = 'PBKDF2/SHA-256';

/** One derivation takes a slow phone about 1 ms, outside the page's thread. */
const cost = 1_000;

const fiveMinutes = 300_000;

const longestServiceMs = 5_000;

export function createCaptchaGuard({
  key = randomBytes(32).toString('hex'),
  work = 40,
  lifeMs = fiveMinutes,
  service,
  store,
}: CaptchaGuardOptions = {}): CaptchaGuard {
  const memory = createTokenMemory(lifeMs, store);
  const secrets = { hmacSignatureSecret: key, hmacKeySignatureSecret: `${key} derived` };

  async function isValid(purpose: CaptchaPurpose, payload: Payload | undefined): Promise<boolean> {
    if (payload?.challenge.parameters.data?.purpose !== purpose) return false;
    const { verified } = await verifySolution({ ...payload, ...secrets, deriveKey });
    return verified;
  }

  return {
    createChallenge: (purpose) =>
      createChallenge({
        ...secrets,
        algorithm,
        cost,
        deriveKey,
        // Whole seconds, rounded up: a challenge is never expired at its birth.
        expiresAt: Math.ceil((Date.now() + lifeMs) / 1_000),
        counter: randomInt(Math.ceil(work * 1.5), Math.ceil(work / 2)),
        data: { purpose },
      }),
    async check(purpose, token, { id, isPayment }) {
      if (isPayment && (await memory.isKnown(id))) return;
      const isOfService = service !== undefined && token?.startsWith(`${service.provider}:`) === true;
      const payload = isOfService ? undefined : parsePayload(token);
      const tokenId = isOfService ? digestOf(token ?? '') : payload?.challenge.signature;
      // A service accepts no token twice, so a repeated request is known by its token alone.
      if (isOfService && (await memory.isClaimedBy(tokenId ?? '', id))) return;
      const isPassed = isOfService
        ? await isServiceToken(service, token ?? '')
        : !(service && purpose === 'lead') && (await isValid(purpose, payload).catch(() => false));
      if (!isPassed || tokenId === undefined) throw captchaFailure();
      if (!(await memory.claim(tokenId, id))) throw captchaFailure();
      if (isPayment) await memory.remember(id);
    },
  };
}

/** A server without captcha, for tools and tests. */
export const captchaOff: CaptchaGuard = {
  createChallenge: async () => ({ isOff: true }),
  check: async () => undefined,
};

/** Nothing was sent on, so nothing was taken by this request. */
function captchaFailure(): CallError {
  return new CallError(422, apiError('captcha_failed', 'none', true));
}

/** A service's token is not kept, only its digest. */
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}

/** @throws CallError 503 when the service does not answer */
async function isServiceToken(
  { provider, secret, verifyUrl }: NonNullable<CaptchaGuardOptions['service']>,
  token: string,
): Promise<boolean> {
  const body = new URLSearchParams({ secret, response: token.slice(provider.length + 1) });
  try {
    const signal = AbortSignal.timeout(longestServiceMs);
    const answer = await fetch(verifyUrl, { method: 'POST', body, signal, redirect: 'error' });
    if (!answer.ok) throw new RangeError(`status ${answer.status}`);
    return ((await answer.json()) as { success?: unknown }).success === true;
  } catch {
    report('warning', 'the captcha service did not answer', { area: 'captcha', code: provider });
    throw new CallError(503, apiError('captcha_failed', 'none', true), 5);
  }
}

/** Base64 of JSON → payload; undefined for anything else. Its signature covers all that is read of it. */
function parsePayload(token: string | undefined): Payload | undefined {
  if (token === undefined) return undefined;
  try {
    const payload = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Payload;
    const isWhole = typeof payload.challenge.signature === 'string' && typeof payload.solution.derivedKey === 'string';
    return isWhole ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** Entries of each kind, latest last. Older ones are forgotten; a token then ends by its time. */
const mostRemembered = 100_000;

/** A repeated request may be as old as the page that sends it. */
const keySeconds = 86_400;

/**
 * Remembers which request used a captcha token, and which payments have passed. Memory of this process, and of its fleet with a shared store. While the store does not answer, a token may pass once
 * in each process.
 *
 * @param lifeMs longest life of a token
 */
export function createTokenMemory(lifeMs: number, store: SharedStore | undefined) {
  const requestOfToken = new CappedMap<string, string>({ maxSize: mostRemembered });
  const knownKeys = new CappedMap<string, true>({ maxSize: mostRemembered });
  const tokenSeconds = Math.ceil(lifeMs / 1_000) + 60;
  const hide = (text: string) => store?.hideKey(text) ?? text;
  const tokenKey = (id: string) => `guiche:token:${hide(id)}`;
  const idKey = (id: string) => `guiche:key:${hide(id)}`;
  return {
    /** The first request to claim a token has it. @returns whether it is this request */
    async claim(tokenId: string, request: string): Promise<boolean> {
      // Two requests with one token: the first to get here has it.
      if (!requestOfToken.setIfAbsent(tokenId, request) && requestOfToken.get(tokenId) !== request) return false;
      const key = tokenKey(tokenId);
      const taken = await store?.ask((redis) => redis.set(key, hide(request), 'EX', tokenSeconds, 'NX'));
      // Null: another request has it. Undefined: there is no store, or it does not answer.
      if (taken !== null) return true;
      const owner = await store?.ask((redis) => redis.get(key));
      return owner === undefined || owner === null || owner === hide(request);
    },
    /** Whether this very request has claimed the token. */
    async isClaimedBy(tokenId: string, request: string): Promise<boolean> {
      const own = requestOfToken.get(tokenId);
      if (own !== undefined) return own === request;
      return (await store?.ask((redis) => redis.get(tokenKey(tokenId)))) === hide(request);
    },
    async isKnown(key: string): Promise<boolean> {
      if (knownKeys.has(key)) return true;
      return (await store?.ask((redis) => redis.exists(idKey(key)))) === 1;
    },
    async remember(key: string): Promise<void> {
      knownKeys.set(key, true);
      await store?.ask((redis) => redis.set(idKey(key), '1', 'EX', keySeconds));
    },
  };
}
