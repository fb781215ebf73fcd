import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chromiumOptions } from './find-chromium.mjs';

test('the browser of the tests leaves off each feature that Playwright leaves off', () => {
  const playwright = path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const source = readFileSync(path.join(playwright, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/s.exec(source) ?? [];
  const theirs = [...list.matchAll(/^\s*"([A-Z]\w+)"/gm)].map(([, name]) => name);
  const [, ours = ''] = /--disable-features=(\S+)/.exec(chromiumOptions().args.join(' ')) ?? [];
  expect(theirs.length).toBeGreaterThan(5);
  expect(ours.split(',')).toEqual(expect.arrayContaining(theirs));
});
