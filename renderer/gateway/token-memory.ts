import { CappedMap } from 'altcha-lib';
import type { SharedStore } from './shared-store';

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
