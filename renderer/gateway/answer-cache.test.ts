import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { makeCallError } from '../testing/fake-backend-client';
import { runInVirtualTime } from '../testing/virtual-time';
import { createAnswerCache } from './answer-cache';

const freshMs = 60_000;
const patienceMs = 60_000;

test('the cache loads a kept answer again after it was marked as expired', async () => {
  const cache = createAnswerCache(freshMs, patienceMs);
  await cache.load('config', 'a', async () => ({ price: 1 }));
  expect(await cache.load('config', 'a', async () => ({ price: 2 }))).toEqual({ price: 1 });
  cache.expire();
  expect(await cache.load('config', 'a', async () => ({ price: 2 }))).toEqual({ price: 2 });
  expect(await cache.load('config', 'a', async () => ({ price: 3 }))).toEqual({ price: 2 });
});

test('an expired answer still replaces a failed one, and counts as a kept answer', async () => {
  const cache = createAnswerCache(freshMs, patienceMs);
  await cache.load('config', 'a', async () => ({ price: 1 }));
  cache.expire();
  expect(await cache.load('config', 'a', () => Promise.reject(makeCallError(503)))).toEqual({ price: 1 });
  expect(cache.hasAnswers()).toBe(true);
});

test('a late answer to an earlier load does not replace the answer to a later load', async () => {
  const cache = createAnswerCache(freshMs, patienceMs);
  const late = openPromise();
  const before = cache.load('config', 'a', () => late.promise);
  cache.expire();
  expect(await cache.load('config', 'a', async () => ({ price: 2 }))).toEqual({ price: 2 });
  late.resolve({ price: 1 });
  expect(await before).toEqual({ price: 1 });
  expect(await cache.load('config', 'a', async () => ({ price: 3 }))).toEqual({ price: 2 });
});

test('a late refusal of an earlier load does not remove the answer to a later load', async () => {
  const cache = createAnswerCache(freshMs, patienceMs);
  const late = openPromise();
  const before = cache.load('config', 'a', () => late.promise);
  cache.expire();
  await cache.load('config', 'a', async () => ({ price: 2 }));
  late.reject(makeCallError(404));
  await expect(before).rejects.toMatchObject({ status: 404 });
  expect(await cache.load('config', 'a', async () => ({ price: 3 }))).toEqual({ price: 2 });
});

test('thousands of answers to one call push out no answer of another call', async () => {
  const cache = createAnswerCache(freshMs, patienceMs);
  await cache.load('config', 'a', async () => ({ price: 1 }));
  for (let count = 0; count < 6_000; count += 1) await cache.load('seller', `s${count}`, async () => ({ count }));
  expect(await cache.load('config', 'a', async () => ({ price: 2 }))).toEqual({ price: 1 });
  expect(await cache.load('seller', 'a', async () => ({ price: 3 }))).toEqual({ price: 3 });
});

test('the cache keeps the most recently used answers of each call', async () => {
  const cache = createAnswerCache(freshMs, patienceMs);
  for (let count = 0; count < 1_500; count += 1) {
    await cache.load('seller', `s${count}`, async () => ({ count }));
    await cache.load('seller', 's0', async () => ({ count: -1 }));
  }
  const ask = (key: string) => cache.load('seller', key, async () => ({ count: -1 }));
  expect(await ask('s0')).toEqual({ count: 0 });
  expect(await ask('s1499')).toEqual({ count: 1_499 });
  expect(await ask('s1')).toEqual({ count: -1 });
});

describe('while the backend hangs', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const patience = 1_000;
  const answerAfter = (milliseconds: number, price: number) => () =>
    new Promise<object>((resolve) => setTimeout(resolve, milliseconds, { price }));
  /** Each call fails after this time. */
  const hang = (milliseconds: number) => () =>
    new Promise<object>((_, refuse) => setTimeout(refuse, milliseconds, makeCallError(504)));
  const openCache = async (...keys: string[]) => {
    const cache = createAnswerCache(0, patience);
    for (const key of keys) await cache.load('config', key, async () => ({ price: 1 }));
    return cache;
  };

  it('a caller waits only once for several loads, and then gets the kept answers', async () => {
    const keys = ['a', 'b', 'c', 'd'];
    const cache = await openCache(...keys);
    const since = Date.now();
    const { milliseconds } = await runInVirtualTime(async () => {
      for (const key of keys) expect(await cache.load('config', key, hang(60_000), since)).toEqual({ price: 1 });
    });
    expect(milliseconds).toBe(patience);
  });

  it('after a timeout, callers get the kept answer without waiting until a new answer arrives', async () => {
    const cache = await openCache('a');
    await runInVirtualTime(() => cache.load('config', 'a', hang(60_000)));
    await vi.advanceTimersByTimeAsync(60_000);
    const late = await runInVirtualTime(() => cache.load('config', 'a', answerAfter(300, 2)));
    expect(late).toEqual({ value: { price: 1 }, milliseconds: 0 });
    await vi.advanceTimersByTimeAsync(300);
    const next = await runInVirtualTime(() => cache.load('config', 'a', answerAfter(300, 3)));
    expect(next).toEqual({ value: { price: 3 }, milliseconds: 300 });
  });

  it('after all answers expire, the cache waits for the new answer again', async () => {
    const cache = await openCache('a');
    await runInVirtualTime(() => cache.load('config', 'a', hang(60_000)));
    await vi.advanceTimersByTimeAsync(60_000);
    cache.expire();
    const { value } = await runInVirtualTime(() => cache.load('config', 'a', answerAfter(300, 2)));
    expect(value).toEqual({ price: 2 });
  });

  it('after a call that fails at once, the cache still waits for the next answer', async () => {
    const cache = await openCache('a');
    expect(await cache.load('config', 'a', () => Promise.reject(makeCallError(503)))).toEqual({ price: 1 });
    const { value } = await runInVirtualTime(() => cache.load('config', 'a', answerAfter(300, 2)));
    expect(value).toEqual({ price: 2 });
  });
});

function openPromise() {
  let resolve: (value: object) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<object>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
