import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { authorLanguages } from '../../checks/findings/describe-finding';
import { repositoryRoot } from '../../renderer/testing/test-repository';
import { listToolLinks } from './list-tool-links';

const read = (env: Readonly<Record<string, string>>) => listToolLinks('http://localhost:3001', env, 'en');

const sandbox = expect.stringMatching(/^ {2}Sandbox: .* http:\/\/localhost:3001\/sandbox$/);
const studio = expect.stringMatching(/^ {2}Studio: .* http:\/\/localhost:3001\/studio$/);
const list = expect.stringMatching(/^ {2}All brands on one page {2}http:\/\/localhost:3001\/$/);
const guide = expect.stringMatching(
  /^ {2}Guide to brands without programming {2}docs\/operators\/en\/README\.md, in Portuguese docs\/operators\/pt-BR\/README\.md$/,
);

test.each([
  [{}, [sandbox, list, guide]],
  [{ STUDIO: 'on' }, [sandbox, studio, list, guide]],
  [{ STUDIO: 'off' }, [sandbox, list, guide]],
  [{ BFF_URL: 'https://backend.example', STUDIO: 'on' }, [studio, guide]],
])('npm start with %j prints links to the available pages', (env, lines) => {
  expect(read(env)).toEqual(lines);
});

test.each(authorLanguages)('npm start links only to existing guides, in %s', (language) => {
  const files =
    listToolLinks('', {}, language)
      .join(' ')
      .match(/docs\/\S+\.md/g) ?? [];
  expect(files.map((file) => existsSync(path.join(repositoryRoot, file)))).toEqual([true, true]);
});

test('npm start names the tools in Portuguese on a Portuguese terminal', () => {
  expect(listToolLinks('http://localhost:3001', { STUDIO: 'on' }, 'pt-BR')).toEqual([
    '  Sandbox: pagamentos, códigos e números para testar  http://localhost:3001/sandbox',
    '  Estúdio: todas as marcas, telas e fluxos  http://localhost:3001/studio',
    '  Todas as marcas em uma página  http://localhost:3001/',
    '  Guia das marcas, sem programar  docs/operators/pt-BR/README.md, em inglês docs/operators/en/README.md',
  ]);
});
