import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../renderer/testing/test-repository';
import { listToolLinks } from './list-tool-links.mjs';

const sandbox = expect.stringMatching(/^ {2}Sandbox: .* http:\/\/localhost:3001\/sandbox$/);
const studio = expect.stringMatching(/^ {2}Studio: .* http:\/\/localhost:3001\/studio$/);
const list = expect.stringMatching(/^ {2}All brands on one page {2}http:\/\/localhost:3001\/$/);
const guide = expect.stringMatching(
  /^ {2}Guide to brands without programming {2}docs\/operators\/pt-BR\/README\.md, in English docs\/operators\/en\/README\.md$/,
);

test.each([
  [{}, [sandbox, list, guide]],
  [{ STUDIO: 'on' }, [sandbox, studio, list, guide]],
  [{ STUDIO: 'off' }, [sandbox, list, guide]],
  [{ BFF_URL: 'https://backend.example', STUDIO: 'on' }, [studio, guide]],
])('npm start with %j prints links to the available pages', (env, lines) => {
  expect(listToolLinks('http://localhost:3001', env)).toEqual(lines);
});

test('npm start links only to existing guides', () => {
  const files =
    listToolLinks('', {})
      .join(' ')
      .match(/docs\/\S+\.md/g) ?? [];
  expect(files.map((file) => existsSync(path.join(repositoryRoot, file)))).toEqual([true, true]);
});
