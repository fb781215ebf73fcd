import { expect, it } from 'vitest';
import { readServerSettings } from './server-settings';

it('the flag service is polled every 300 s and gets metrics every 300 s', () => {
  const service = { UNLEASH_URL: 'https://flags.example/api/', UNLEASH_TOKEN: 'a-token' };
  expect(readServerSettings({ SANDBOX: 'on', ...service }).flags).toEqual({
    service: { url: 'https://flags.example/api/', token: 'a-token' },
    pollMs: 300_000,
    metricsMs: 300_000,
  });
});

it('without a flag service no client is opened', () => {
  expect(readServerSettings({ SANDBOX: 'on' }).flags.service).toBeUndefined();
});
