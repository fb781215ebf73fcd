import { expect, test } from 'vitest';
import { withAbort } from './with-abort';

const reason = new Error('too late');
const never = new Promise<string>(() => undefined);

test('withAbort passes on a result or a failure that comes before the abort', async () => {
  const { signal } = new AbortController();
  expect(await withAbort(Promise.resolve('answer'), signal)).toBe('answer');
  await expect(withAbort(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
});

test('withAbort stops waiting at the abort and fails with its reason', async () => {
  const limit = new AbortController();
  const waiting = withAbort(never, limit.signal);
  limit.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  await expect(withAbort(never, limit.signal)).rejects.toBe(reason);
});

test('a failure after the abort causes no unhandled rejection', async () => {
  const limit = new AbortController();
  limit.abort(reason);
  let fail: (error: Error) => void = () => undefined;
  const late = new Promise<string>((_, reject) => {
    fail = reject;
  });
  await expect(withAbort(late, limit.signal)).rejects.toBe(reason);
  fail(new Error('a rejection that nobody handles ends the process'));
  await new Promise((resolve) => setImmediate(resolve));
});
