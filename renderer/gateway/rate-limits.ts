import type { IncomingHttpHeaders } from 'node:http';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallId, contract } from '../../schemas/generated/contract';
import { buildClientKey } from './build-client-key';
import { apiError, CallError } from './call-error';
import type { SharedStore } from './shared-store';

/** Calls that share one limit. */
export type RateLimitGroup = NonNullable<(typeof contract)[CallId]['rateLimit']> | 'challenge' | 'telemetry' | 'errors';

/** Limits per client address: points per seconds. */
const limits: Readonly<Record<RateLimitGroup, { points: number; duration: number }>> = {
  lead: { points: 30, duration: 60 },
  payment: { points: 20, duration: 60 },
  card: { points: 10, duration: 60 },
  sms: { points: 5, duration: 60 },
  code: { points: 10, duration: 60 },
  // Each lead and each payment needs one.
  challenge: { points: 60, duration: 60 },
  lookup: { points: 30, duration: 60 },
  telemetry: { points: 120, duration: 60 },
  // Each may become a paid event of the error-reporting service.
  errors: { points: 30, duration: 60 },
};

/**
 * Counts a call of an address.
 *
 * @throws CallError 429 with Retry-After when the address is over its limit
 */
export type RateLimit = (group: RateLimitGroup, address: string) => Promise<void>;

/**
 * Counts calls per address (of IPv6, per /64) and group, in the shared store if there is one. While it does not answer,
 * the memory of this process counts.
 *
 * @param scale multiplies the points: load tests run from one address
 */
export function createRateLimits(scale = 1, store?: SharedStore): RateLimit {
  const limiters = new Map<RateLimitGroup, RateLimiterAbstract>();
  const limiterOf = (group: RateLimitGroup) => {
    const limiter = limiters.get(group) ?? createLimiter(group, scale, store);
    limiters.set(group, limiter);
    return limiter;
  };
  return async (group, address) => {
    try {
      const key = buildClientKey(address);
      await limiterOf(group).consume(store ? store.hideKey(key) : key);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw new CallError(429, apiError('rate_limited', 'none', true), Math.ceil(rejection.msBeforeNext / 1000));
    }
  };
}

function createLimiter(group: RateLimitGroup, scale: number, store: SharedStore | undefined): RateLimiterAbstract {
  const { points, duration } = limits[group];
  const allowed = { points: Math.ceil(points * scale), duration };
  const memory = new RateLimiterMemory({ ...allowed, keyPrefix: group });
  if (!store) return memory;
  return new RateLimiterRedis({
    ...allowed,
    keyPrefix: `guiche:limit:${group}`,
    storeClient: store.redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
}

/** The parts of a request that tell its client's address. */
interface AddressedRequest {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/**
 * Client address as the nearest trusted proxy reported it.
 *
 * @param hops trusted proxies in front of this server (`TRUSTED_PROXY_HOPS`, default 0)
 */
export function readClientAddress({ socket, headers }: AddressedRequest, hops: number): string {
  const socketAddress = socket.remoteAddress ?? '';
  const forwardedFor = headers['x-forwarded-for'];
  if (hops === 0 || forwardedFor === undefined) return socketAddress;
  const addresses = String(forwardedFor)
    .split(',')
    .map((part) => part.trim());
  return addresses.at(-hops) || socketAddress;
}
