import { expect, test } from 'vitest';
import { makeCallError } from '../testing/fake-backend-client';
import { createAnswerCache } from './answer-cache';

const freshMs = 60_000;
const patienceMs = 60_000;

test('what is kept is asked for anew once it was made old', async () => {
  const cache = createAnswerCache({ freshMs, patienceMs });
  await cache.load('config', 'a', async () => ({ price: 1 }));
  expect(await cache.load('config', 'a', async () => ({ price: 2 }))).toEqual({ price: 1 });
  cache.expire();
  expect(await cache.load('config', 'a', async () => ({ price: 2 }))).toEqual({ price: 2 });
  expect(await cache.load('config', 'a', async () => ({ price: 3 }))).toEqual({ price: 2 });
});

test('what was made old still stands in for an answer that fails, and counts as an answer', async () => {
  const cache = createAnswerCache({ freshMs, patienceMs });
  await cache.load('config', 'a', async () => ({ price: 1 }));
  cache.expire();
  expect(await cache.load('config', 'a', () => Promise.reject(makeCallError(503)))).toEqual({ price: 1 });
  expect(cache.hasAnswers()).toBe(true);
});

test('an answer that was asked for before is not kept over the one that was asked for after', async () => {
  const cache = createAnswerCache({ freshMs, patienceMs });
  const late = openPromise();
  const before = cache.load('config', 'a', () => late.promise);
  cache.expire();
  expect(await cache.load('config', 'a', async () => ({ price: 2 }))).toEqual({ price: 2 });
  late.resolve({ price: 1 });
  expect(await before).toEqual({ price: 1 });
  expect(await cache.load('config', 'a', async () => ({ price: 3 }))).toEqual({ price: 2 });
});

test('nor does a refusal from before forget it', async () => {
  const cache = createAnswerCache({ freshMs, patienceMs });
  const late = openPromise();
  const before = cache.load('config', 'a', () => late.promise);
  cache.expire();
  await cache.load('config', 'a', async () => ({ price: 2 }));
  late.reject(makeCallError(404));
  await expect(before).rejects.toMatchObject({ status: 404 });
  expect(await cache.load('config', 'a', async () => ({ price: 3 }))).toEqual({ price: 2 });
});

test('any number of questions to one call push out no answer of another', async () => {
  const cache = createAnswerCache({ freshMs, patienceMs });
  await cache.load('config', 'a', async () => ({ price: 1 }));
  for (let count = 0; count < 6_000; count += 1) await cache.load('seller', `s${count}`, async () => ({ count }));
  expect(await cache.load('config', 'a', async () => ({ price: 2 }))).toEqual({ price: 1 });
  expect(await cache.load('seller', 'a', async () => ({ price: 3 }))).toEqual({ price: 3 });
});

test('of one call the answers are kept that were asked for last', async () => {
  const cache = createAnswerCache({ freshMs, patienceMs });
  for (let count = 0; count < 1_500; count += 1) {
    await cache.load('seller', `s${count}`, async () => ({ count }));
    await cache.load('seller', 's0', async () => ({ count: -1 }));
  }
  const ask = (key: string) => cache.load('seller', key, async () => ({ count: -1 }));
  expect(await ask('s0')).toEqual({ count: 0 });
  expect(await ask('s1499')).toEqual({ count: 1_499 });
  expect(await ask('s1')).toEqual({ count: -1 });
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
