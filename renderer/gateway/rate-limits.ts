import type { IncomingHttpHeaders } from 'node:http';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { CallId, contract } from '../../schemas/generated/contract';
import { buildClientKey } from './build-client-key';
import { apiError, CallError } from './call-error';
import type { SharedStore } from './shared-store';

/** One limit counts calls, or one kind of their outcomes. */
export type RateLimitGroup =
  | (typeof contract)[CallId]['rateLimit']
  | 'challenge'
  | 'telemetry'
  | 'records'
  | 'errors'
  | 'refused'
  | 'refused-card'
  | 'paid-card'
  | 'lead-person'
  | 'sms-person'
  | 'push-person'
  | 'points-person'
  | 'refused-card-person';

interface Limit {
  points: number;
  /** Seconds. */
  duration: number;
  /**
   * Subject of the limit. Default: an address, of IPv6 its /64. `block`: of IPv6 its /48. `person`: a text that names
   * one, or a payment.
   */
  of?: 'block' | 'person';
}

const minute = 60;
const hour = 3_600;
const day = 86_400;

/** Reads: enough for a school whose pupils buy behind one address. */
const reads = { points: 240, duration: minute };

const limits: Readonly<Record<RateLimitGroup, Limit>> = {
  lead: { points: 30, duration: minute },
  payment: { points: 20, duration: minute },
  card: { points: 10, duration: minute },
  sms: { points: 5, duration: minute },
  code: { points: 10, duration: minute },
  // Each lead and each payment needs one.
  challenge: { points: 60, duration: minute },
  lookup: { points: 30, duration: minute },
  plans: reads,
  tickets: reads,
  offer: reads,
  units: reads,
  // Counts unknown tokens alone: a page asks for a waiting payment every few seconds.
  status: reads,
  points: { points: 10, duration: hour, of: 'block' },
  telemetry: { points: 120, duration: minute },
  records: { points: 60, duration: minute },
  // Each may become a paid event of the error-reporting service.
  errors: { points: 30, duration: minute },
  refused: { points: 120, duration: minute },
  'refused-card': { points: 12, duration: hour, of: 'block' },
  // A payment's answer is repeated for as long as its key is known.
  'paid-card': { points: 1, duration: day, of: 'person' },
  'lead-person': { points: 20, duration: hour, of: 'person' },
  'sms-person': { points: 5, duration: 10 * minute, of: 'person' },
  'push-person': { points: 5, duration: 10 * minute, of: 'person' },
  'points-person': { points: 5, duration: hour, of: 'person' },
  'refused-card-person': { points: 8, duration: hour, of: 'person' },
};

/**
 * Counts for an address or a person.
 *
 * @param points default: 1. 0 only checks, without counting. Negative ones are given back, down to a count of 0
 * @throws CallError 429 with Retry-After when the subject is over its limit
 */
export type RateLimit = (group: RateLimitGroup, subject: string, points?: number) => Promise<void>;

/**
 * Counts by subject and group, in the shared store if there is one. While it does not answer, the memory of this process
 * counts.
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
  return async (group, subject, points = 1) => {
    const { of } = limits[group];
    const key = of === 'person' ? subject : buildClientKey(subject, of === 'block' ? 48 : 64);
    const hidden = store ? store.hideKey(key) : key;
    try {
      if (points > 0) return void (await limiterOf(group).consume(hidden, points));
      if (points < 0) return void (await giveBack(limiterOf(group), hidden, -points));
      const counted = await limiterOf(group).get(hidden);
      if (counted && counted.remainingPoints <= 0) throw counted;
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw new CallError(429, apiError('rate_limited', 'none', true), Math.ceil(rejection.msBeforeNext / 1000));
    }
  };
}

/** Each step is atomic: what goes below 0 is counted again, by the one who gave it. */
async function giveBack(limiter: RateLimiterAbstract, key: string, points: number): Promise<void> {
  const { consumedPoints } = await limiter.reward(key, points);
  if (consumedPoints < 0) await limiter.penalty(key, Math.min(points, -consumedPoints));
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

/** What the server knows of the proxies in front of it. */
export interface ProxySettings {
  proxyHops: number;
  /** Own origin besides the request's Host, from `PUBLIC_ORIGIN`. */
  publicOrigin: string | undefined;
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
