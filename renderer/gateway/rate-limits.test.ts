import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from './call-error';
import { createRateLimits, type RateLimit, type RateLimitGroup, readClientAddress } from './rate-limits';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Number of calls that pass before one is refused. */
async function countPassed(limit: RateLimit, group: RateLimitGroup, address = '1.2.3.4'): Promise<number> {
  for (let passed = 0; passed < 1_000; passed += 1) {
    const refusal = await limit(group, address).catch((error: unknown) => error);
    if (refusal === undefined) continue;
    expect(refusal).toBeInstanceOf(CallError);
    expect(refusal).toMatchObject({ status: 429, body: { code: 'rate_limited', retryable: true, outcome: 'none' } });
    expect((refusal as CallError).retryAfter).toBeGreaterThan(0);
    return passed;
  }
  return 1_000;
}

describe('the rate limit of one address', () => {
  it.each<[group: RateLimitGroup, points: number]>([
    ['lead', 30],
    ['payment', 20],
    ['card', 10],
    ['sms', 5],
    ['code', 10],
    ['lookup', 30],
  ])('for %s calls is %d per minute', async (group, points) => {
    expect(await countPassed(createRateLimits(), group)).toBe(points);
  });

  it('starts again in the next minute', async () => {
    const limit = createRateLimits();
    expect(await countPassed(limit, 'sms')).toBe(5);
    expect(await countPassed(limit, 'sms')).toBe(0);
    vi.advanceTimersByTime(61_000);
    expect(await countPassed(limit, 'sms')).toBe(5);
  });

  it('counts each address and each group of calls separately', async () => {
    const limit = createRateLimits();
    expect(await countPassed(limit, 'sms', '1.2.3.4')).toBe(5);
    expect(await countPassed(limit, 'sms', '1.2.3.5')).toBe(5);
    expect(await countPassed(limit, 'code', '1.2.3.4')).toBe(10);
  });

  it('counts a whole IPv6 network as one address, and IPv4 over IPv6 as IPv4', async () => {
    const limit = createRateLimits();
    expect(await countPassed(limit, 'sms', '2001:db8:1:2::1')).toBe(5);
    expect(await countPassed(limit, 'sms', '2001:db8:1:2:ffff::7')).toBe(0);
    expect(await countPassed(limit, 'sms', '2001:db8:1:3::1')).toBe(5);
    expect(await countPassed(limit, 'sms', '1.2.3.4')).toBe(5);
    expect(await countPassed(limit, 'sms', '::ffff:1.2.3.4')).toBe(0);
  });

  it('counts an IPv6 network of /48 as one address where cards are tried', async () => {
    const limit = createRateLimits();
    expect(await countPassed(limit, 'refused-card', '2001:db8:1:2::1')).toBe(12);
    expect(await countPassed(limit, 'refused-card', '2001:db8:1:3::1')).toBe(0);
    expect(await countPassed(limit, 'refused-card', '2001:db8:2:3::1')).toBe(12);
  });

  it('can be checked without being counted', async () => {
    const limit = createRateLimits();
    for (let count = 0; count < 10; count += 1) await limit('sms', '1.2.3.4', 0);
    expect(await countPassed(limit, 'sms')).toBe(5);
    await expect(limit('sms', '1.2.3.4', 0)).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) });
  });

  it('gives points back down to a count of 0, however many calls do so at once', async () => {
    const limit = createRateLimits();
    for (let count = 0; count < 3; count += 1) await limit('refused-card', '1.2.3.4');
    await Promise.all(Array.from({ length: 10 }, () => limit('refused-card', '1.2.3.4', -3)));
    expect(await countPassed(limit, 'refused-card')).toBe(12);
  });

  it('follows the scale that the server sets', async () => {
    expect(await countPassed(createRateLimits(3), 'sms')).toBe(15);
    expect(await countPassed(createRateLimits(0.5), 'sms')).toBe(3);
  });
});

it('the count of calls finds a server without limits', async () => {
  expect(await countPassed(async () => undefined, 'sms')).toBe(1_000);
});

it('a forged address finds a server that trusts one proxy too many', () => {
  const request = { socket: { remoteAddress: '10.0.0.1' }, headers: { 'x-forwarded-for': '6.6.6.6, 1.1.1.1' } };
  expect(readClientAddress(request, 2)).toBe('6.6.6.6');
});

describe('the address of a buyer', () => {
  it.each([
    ['is the socket’s without a proxy, whatever X-Forwarded-For claims', '9.9.9.9', '1.1.1.1', 0, '9.9.9.9'],
    ['is the socket’s without X-Forwarded-For', '9.9.9.9', undefined, 1, '9.9.9.9'],
    ['is the one that the proxy saw', '10.0.0.1', '1.1.1.1', 1, '1.1.1.1'],
    ['is the one that the proxy saw, not a forged one before it', '10.0.0.1', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['is the one that the outer of two proxies saw', '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', 2, '1.1.1.1'],
    ['is the socket’s when X-Forwarded-For lists fewer proxies than expected', '10.0.0.1', '1.1.1.1', 2, '10.0.0.1'],
    ['is the socket’s when X-Forwarded-For is empty', '10.0.0.1', '', 1, '10.0.0.1'],
    ['is the socket’s when X-Forwarded-For has only commas', '10.0.0.1', ' , ,', 1, '10.0.0.1'],
  ])('%s', (_, socket, forwarded, hops, address) => {
    const request = { socket: { remoteAddress: socket }, headers: { 'x-forwarded-for': forwarded } };
    expect(readClientAddress(request, hops)).toBe(address);
  });
});
