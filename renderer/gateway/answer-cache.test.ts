import { expect, test } from 'vitest';
import { makeCallError } from '../testing/fake-backend-client';
import { createAnswerCache } from './answer-cache';

const freshMs = 60_000;
const patienceMs = 60_000;

test('what is kept is asked for anew once it was made old', async () => {
  const cache = createAnswerCache({ freshMs, patienceMs });
  await cache.load('a', async () => ({ price: 1 }));
  expect(await cache.load('a', async () => ({ price: 2 }))).toEqual({ price: 1 });
  cache.expire();
  expect(await cache.load('a', async () => ({ price: 2 }))).toEqual({ price: 2 });
  expect(await cache.load('a', async () => ({ price: 3 }))).toEqual({ price: 2 });
});

test('what was made old still stands in for an answer that fails, and counts as an answer', async () => {
  const cache = createAnswerCache({ freshMs, patienceMs });
  await cache.load('a', async () => ({ price: 1 }));
  cache.expire();
  expect(await cache.load('a', () => Promise.reject(makeCallError(503)))).toEqual({ price: 1 });
  expect(cache.hasAnswers()).toBe(true);
});

test('an answer that was asked for before is not kept over the one that was asked for after', async () => {
  const cache = createAnswerCache({ freshMs, patienceMs });
  const late = openPromise();
  const before = cache.load('a', () => late.promise);
  cache.expire();
  expect(await cache.load('a', async () => ({ price: 2 }))).toEqual({ price: 2 });
  late.resolve({ price: 1 });
  expect(await before).toEqual({ price: 1 });
  expect(await cache.load('a', async () => ({ price: 3 }))).toEqual({ price: 2 });
});

test('nor does a refusal from before forget it', async () => {
  const cache = createAnswerCache({ freshMs, patienceMs });
  const late = openPromise();
  const before = cache.load('a', () => late.promise);
  cache.expire();
  await cache.load('a', async () => ({ price: 2 }));
  late.reject(makeCallError(404));
  await expect(before).rejects.toMatchObject({ status: 404 });
  expect(await cache.load('a', async () => ({ price: 3 }))).toEqual({ price: 2 });
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
