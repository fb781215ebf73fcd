import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hasRedis, type RedisServer, startRedis } from '../testing/redis-server';
import { createTokenMemory } from './captcha-guard';
import { createRateLimits } from './rate-limits';
import { openSharedStore, type SharedStore } from './shared-store';

const away = 'the shared store does not answer: limits count in this process alone';
const back = 'the shared store is back: limits are shared again';

/** Far more than the 200 ms that a call may wait for the store, and less than one slow answer of it. */
const mostMs = 5_000;

let reported: { level: string; message: string; area: string }[] = [];

beforeEach(() => {
  reported = [];
  vi.spyOn(console, 'info').mockImplementation((line: string) => reported.push(JSON.parse(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const messages = () => reported.filter(({ area }) => area === 'shared-store').map(({ message }) => message);

function open(url: string, patience?: number): SharedStore {
  const store = openSharedStore(url, patience);
  onTestFinished(() => store.close());
  return store;
}

/** Opens a store and waits until it answers. A busy machine does not make it impatient. */
async function openReady(url: string): Promise<SharedStore> {
  const store = open(url, 60_000);
  await vi.waitFor(() => expect(store.redis.status).toBe('ready'));
  return store;
}

async function redisOfTest(): Promise<RedisServer> {
  const redis = await startRedis();
  onTestFinished(() => redis.kill());
  return redis;
}

/** Sends calls of one address until one is refused, by turns to each process. @returns how many passed */
async function countPassed(stores: readonly (SharedStore | undefined)[], address = '1.2.3.4'): Promise<number> {
  const limits = stores.map((store) => createRateLimits(1, store));
  for (let passed = 0; passed < 100; passed += 1) {
    try {
      await limits[passed % limits.length]?.('sms', address);
    } catch {
      return passed;
    }
  }
  return 100;
}

/** Counts a call and uses a token: all that a payment asks the store. @returns milliseconds */
async function timeOfPayment(store: SharedStore, token: string): Promise<number> {
  const begin = performance.now();
  await createRateLimits(1, store)('payment', '1.2.3.4');
  const memory = createTokenMemory(60_000, store);
  expect(await memory.isKnown(token)).toBe(false);
  expect(await memory.claim(token, 'request')).toBe(true);
  await memory.remember(token);
  return performance.now() - begin;
}

describe.runIf(hasRedis)('two processes with one Redis', () => {
  it('count an address together', async () => {
    const { url } = await redisOfTest();
    const stores = [await openReady(url), await openReady(url)];
    expect(await countPassed(stores)).toBe(5);
    expect(await countPassed(stores, '1.2.3.5')).toBe(5);
    expect(await countPassed([stores[1]])).toBe(0);
    expect(messages()).toEqual([]);
  });

  it('give points back down to a count of 0 together', async () => {
    const { url } = await redisOfTest();
    const [one, other] = [await openReady(url), await openReady(url)].map((store) => createRateLimits(1, store));
    for (let count = 0; count < 3; count += 1) await one?.('sms', '1.2.3.4');
    await Promise.all(Array.from({ length: 10 }, (_, index) => [one, other][index % 2]?.('sms', '1.2.3.4', -3)));
    expect(await countPassed([await openReady(url)])).toBe(5);
  });

  it('accept a token for one request, in either process, and know its key in both', async () => {
    const { url } = await redisOfTest();
    const [one, other] = [await openReady(url), await openReady(url)].map((store) => createTokenMemory(60_000, store));
    expect(await one?.claim('token', 'first')).toBe(true);
    expect(await other?.claim('token', 'first')).toBe(true);
    expect(await other?.claim('token', 'second')).toBe(false);
    expect(await other?.claim('token of the other', 'first')).toBe(true);
    expect(await one?.claim('token of the other', 'second')).toBe(false);
    expect(await other?.isClaimedBy('token', 'first')).toBe(true);
    expect(await other?.isKnown('key')).toBe(false);
    await one?.remember('key');
    expect(await other?.isKnown('key')).toBe(true);
  });

  it('store no address, no token and no key in words', async () => {
    const { url } = await redisOfTest();
    const store = await openReady(url);
    await createRateLimits(1, store)('lead', '1.2.3.4');
    const memory = createTokenMemory(60_000, store);
    await memory.claim('the-token', 'the-request');
    await memory.remember('the-key');
    const keys = await store.redis.keys('*');
    expect(keys).toHaveLength(3);
    expect(keys.join()).not.toMatch(/1\.2\.3\.4|the-token|the-key/);
    // Each ends by itself.
    for (const key of keys) expect(await store.redis.ttl(key)).toBeGreaterThan(0);
  });

  it('count alone while Redis hangs, say so once, and count together when it is back', async () => {
    const redis = await redisOfTest();
    const store = open(redis.url);
    await vi.waitFor(() => expect(store.redis.status).toBe('ready'));
    redis.hang();
    expect(await timeOfPayment(store, 'token-1')).toBeLessThan(mostMs);
    expect(await timeOfPayment(store, 'token-2')).toBeLessThan(mostMs);
    expect(await countPassed([store])).toBe(5);
    expect(messages()).toEqual([away]);
    redis.goOn();
    await vi.waitFor(() => expect(messages()).toEqual([away, back]));
    expect(reported.map(({ level }) => level)).toEqual(['warning', 'info']);
    expect(await countPassed([await openReady(redis.url), await openReady(redis.url)])).toBe(5);
  });

  it('count alone while Redis is gone, and together when a new one runs', async () => {
    const redis = await redisOfTest();
    const stores = [await openReady(redis.url), await openReady(redis.url)];
    await redis.kill();
    await vi.waitFor(() => expect(messages()).toEqual([away, away]));
    expect(await countPassed(stores)).toBe(10);
    await redis.restart();
    await vi.waitFor(() => expect(messages()).toEqual([away, away, back, back]));
    expect(await countPassed(stores)).toBe(5);
  });

  it('wait for a slow Redis no longer than for none', async () => {
    const redis = await redisOfTest();
    const { url } = await listen((socket) => {
      const target = connect(redis.port, '127.0.0.1');
      socket.on('data', (chunk) => void setTimeout(() => target.write(chunk), 2 * mostMs));
      target.on('data', (chunk) => socket.write(chunk));
      target.on('error', () => socket.destroy());
      socket.on('error', () => undefined).on('close', () => target.destroy());
    });
    const store = open(url);
    await vi.waitFor(() => expect(messages()).toEqual([away]));
    expect(await timeOfPayment(store, 'token')).toBeLessThan(mostMs);
  });
});

it('the store keeps a payment for a day, and a token for longer than it lives', async () => {
  const seconds = new Map<string, number>();
  const redis = { set: async (key: string, _: string, _ex: 'EX', life: number) => void seconds.set(key, life) };
  const ask = (command: (to: typeof redis) => unknown) => command(redis);
  const memory = createTokenMemory(300_000, { ask, hideKey: (text: string) => text } as unknown as SharedStore);
  await memory.claim('token', 'request');
  await memory.remember('key');
  expect(seconds.get('guiche:key:key')).toBe(24 * 60 * 60);
  expect(seconds.get('guiche:token:token')).toBeGreaterThan(300);
});

describe('a store that is none from the start', () => {
  it.each([
    ['refuses', undefined],
    [
      'answers with a page',
      (socket: Socket) => socket.on('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    ],
    ['answers nothing', (socket: Socket) => socket.resume()],
    ['ends each connection', (socket: Socket) => socket.destroy()],
  ])('%s: calls are counted in the process, and it says so', async (_, handle) => {
    const { url, server } = await listen((socket) => void handle?.(socket.on('error', () => undefined)));
    if (!handle) server.close();
    const store = open(url);
    expect(await timeOfPayment(store, 'token')).toBeLessThan(mostMs);
    expect(await countPassed([store])).toBe(5);
    await vi.waitFor(() => expect(messages()).toEqual([away]));
  });
});

async function listen(handle: (socket: Socket) => void): Promise<{ url: string; server: Server }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    handle(socket);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  await once(server, 'listening');
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
