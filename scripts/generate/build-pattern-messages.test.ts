import { expect, test } from 'vitest';
import { buildPatternMessages } from './build-pattern-messages';
import type { SchemaFile } from './read-sources';

const file = (path: string, room: SchemaFile['room'], message: string): SchemaFile => ({
  path,
  room,
  schema: { properties: { code: { type: 'string', pattern: '^[a-z]+$', 'x-message': message } } },
});
const schemas = [file('schemas/a.schema.json', 'config', 'letras')];

test('each pattern of what authors write has its message in both languages, once', () => {
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
  ['a message without English', schemas, {}, 'schemas/x-messages.en.json: "letras" has no English'],
  ['English that nothing says', schemas, { letras: 'letters', nomes: 'names' }, 'no pattern says "nomes"'],
])('%s is a finding', (_name, files, englishMessages, finding) => {
  expect(() => buildPatternMessages({ schemas: files, englishMessages })).toThrow(finding);
});
