import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { savedCardHandle } from '../../schemas/api/saved-card-handle';
import { apiError, CallError } from './call-error';
import { createTokenMemory } from './captcha-guard';
import { listEntries } from './list-entries';
import { readCookie } from './read-cookie';
import { headerOf } from './read-json';
import type { SharedStore } from './shared-store';

/**
 * Keeps the ids of saved cards out of a page's reach. A browser holds them sealed, and pays with them only from a document
 * that runs no foreign script.
 */
export type SavedCards = ReturnType<typeof createSavedCards>;

const cookie = '__Host-card';
/** As long as the browser remembers the purchase, in ms. */
const lifetimeMs = 24 * 60 * 60 * 1_000;
/** 128 bits in the tab's storage. */
const tabPattern = /^[\w-]{22}$/;
/** Random bits, time in seconds, signature. */
const pressPattern = /^([\w-]{22})-([0-9a-z]{6,8})-([\w-]{22})$/;

/**
 * @param key shared by all processes; by default this process has its own, and a restart forgets all cards
 * @param store remembers used press tokens for the whole fleet
 */
export function createSavedCards(key: string | Buffer = randomBytes(32), store?: SharedStore) {
  const memory = createTokenMemory(lifetimeMs, store);
  const sign = (text: string) =>
    createHmac('sha256', key).update(`press ${text}`).digest().subarray(0, 16).toString('base64url');
  const keyOf = (tab: string) => createHmac('sha256', key).update(`saved card ${tab}`).digest();

  function isPressToken(token: string): boolean {
    const [, random = '', time = '', signature = ''] = pressPattern.exec(token) ?? [];
    const [a, b] = [Buffer.from(signature), Buffer.from(sign(`${random}-${time}`))];
    const age = Date.now() - Number.parseInt(time, 36) * 1_000;
    return a.length === b.length && timingSafeEqual(a, b) && age >= -1_000 && age < lifetimeMs;
  }

  function unseal(request: IncomingMessage): string | undefined {
    const tab = headerOf(request, 'x-tab') ?? '';
    const sealed = Buffer.from(readCookie(request, cookie) ?? '', 'base64url');
    if (!tabPattern.test(tab) || sealed.length < 30) return undefined;
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(tab), sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(12, 28));
      const text = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
      const { id, at } = JSON.parse(text) as { id: string; at: number };
      return Date.now() - at < lifetimeMs ? id : undefined;
    } catch {
      return undefined;
    }
  }

  /** Token of one press, which is also the nonce of its document. */
  const createPressToken = (): string => {
    const text = `${randomBytes(16).toString('base64url')}-${Math.floor(Date.now() / 1_000).toString(36)}`;
    return `${text}-${sign(text)}`;
  };

  return {
    createPressToken,
    /**
     * Puts the sealed card into a body that pays with one, and gives the browser a token for its next press.
     *
     * @param requestId identifies the request: a repeat may use its token again
     * @throws CallError 422 `invalid_request` with the entry's field: without seal, tab or token, and for a raw id
     */
    async open<Body>(request: IncomingMessage, response: ServerResponse, body: Body, requestId: string): Promise<Body> {
      const paths = listProfiles(body);
      if (paths.length === 0) return body;
      const token = headerOf(request, 'x-press') ?? '';
      const id = paths.every(({ value }) => value === savedCardHandle) ? unseal(request) : undefined;
      const isGiven = id !== undefined && isPressToken(token) && (await memory.claim(token, requestId));
      if (!isGiven) {
        const fields = Object.fromEntries(paths.map(({ path }) => [path, 'unknown']));
        throw new CallError(422, { ...apiError('invalid_request'), fields });
      }
      response.setHeader('x-press', createPressToken());
      return JSON.parse(JSON.stringify(body, (name, value) => (name === 'paymentProfileId' ? id : value))) as Body;
    },
    /** Seals the first card of an answer for the tab that asked; the answer names none. */
    seal<Answer extends object>(request: IncomingMessage, response: ServerResponse, answer: Answer): Answer {
      const { paymentProfileIds, paymentProfileId } = answer as {
        paymentProfileIds?: readonly string[];
        paymentProfileId?: string;
      };
      const id = paymentProfileId ?? paymentProfileIds?.[0];
      if (id === undefined) return answer;
      const tab = headerOf(request, 'x-tab') ?? '';
      if (tabPattern.test(tab)) {
        const iv = randomBytes(12);
        const cipher = createCipheriv('aes-256-gcm', keyOf(tab), iv);
        const text = Buffer.concat([cipher.update(JSON.stringify({ id, at: Date.now() })), cipher.final()]);
        const sealed = Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
        response.appendHeader('set-cookie', `${cookie}=${sealed}; Path=/; Secure; HttpOnly; SameSite=Strict`);
      }
      return {
        ...answer,
        ...(paymentProfileId !== undefined && { paymentProfileId: savedCardHandle }),
        ...(paymentProfileIds !== undefined && { paymentProfileIds: [savedCardHandle] }),
      };
    },
  };
}

/** Saved cards that a body names, with their places. */
function listProfiles(body: unknown): { path: string; value: unknown }[] {
  return listEntries(body).flatMap(({ path, entry: { paymentProfileId: value } }) =>
    value === undefined ? [] : [{ path: `${path}.paymentProfileId`, value }],
  );
}
