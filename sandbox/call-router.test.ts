import { expect, it, vi } from 'vitest';
import { testLead } from './testing/test-requests';
import { openTestSandbox } from './testing/test-sandbox';

it('the sandbox answers an internal error with 500 and without its message, and reports it once', async () => {
  const state = { isBroken: false };
  const onError = vi.fn();
  const now = () => {
    if (state.isBroken) throw new RangeError('secret');
    return new Date();
  };
  const sandbox = await openTestSandbox({ now, onError });
  state.isBroken = true;
  const { status, error } = await sandbox.call('createLead', { body: testLead() });
  expect(status).toBe(500);
  expect(error).toEqual({ code: 'internal_error', retryable: true, outcome: 'unknown' });
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'RangeError' }));
  await sandbox.call('createLead', { body: {} });
  expect(onError).toHaveBeenCalledTimes(1);
  await sandbox.close();
});
