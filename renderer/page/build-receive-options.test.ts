import { expect, it } from 'vitest';
import { markClient } from '../gateway/mark-client';
import { getRuntime } from '../server/runtime';
import { readServerSettings } from '../server/server-settings';
import { startPages } from '../testing/start-pages';
import { buildReceiveOptions } from './build-receive-options';

it.each([{ CAPTCHA: 'off' }, {}])('processes with one key mark a client alike, with %o', async (captcha) => {
  await startPages({});
  const CAPTCHA_KEY = 'sixteen-letters!';
  getRuntime().settings = readServerSettings({ SANDBOX: 'on', CAPTCHA_KEY, ...captcha });
  expect(buildReceiveOptions(() => true).markClient('1.2.3.4')).toBe(markClient('1.2.3.4', CAPTCHA_KEY));
});
