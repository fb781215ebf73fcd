import { expect, test } from 'vitest';
import { buildPatternMessages } from './build-pattern-messages';
import type { SchemaFile } from './read-sources';

const file = (path: string, room: SchemaFile['room'], message: string): SchemaFile => ({
  path,
  room,
  schema: { properties: { code: { type: 'string', pattern: '^[a-z]+$', 'x-message': message } } },
});
const schemas = [file('schemas/a.schema.json', 'config', 'letras')];

test('each pattern in author-written files has one message in both languages; API patterns have none', () => {
  const code = buildPatternMessages({
    schemas: [
      ...schemas,
      file('templates/b/b.step.schema.json', 'step', 'letras'),
      file('schemas/api/c.schema.json', 'api', 'digits'),
    ],
    englishMessages: { letras: 'letters' },
  });
  expect(code).toContain('  "^[a-z]+$": {"pt-BR":"letras","en":"letters"},\n');
  expect(code).not.toContain('digits');
});

test.each([
  [
    'a pattern with two messages',
    [...schemas, file('schemas/b.schema.json', 'config', 'nomes')],
    { letras: 'letters' },
    'schemas/b.schema.json: /properties/code',
  ],
  ['a message without an English translation', schemas, {}, 'schemas/x-messages.en.json: "letras" has no English'],
  ['an unused English message', schemas, { letras: 'letters', nomes: 'names' }, 'no pattern says "nomes"'],
])('the generator rejects %s', (_name, files, englishMessages, finding) => {
  expect(() => buildPatternMessages({ schemas: files, englishMessages })).toThrow(finding);
});
