import { expect, test } from 'vitest';
import { buildPatternMessages } from './build-pattern-messages';
import type { SchemaFile } from './read-sources';

const file = (path: string, room: SchemaFile['room'], message: string): SchemaFile => ({
  path,
  room,
  schema: { properties: { code: { type: 'string', pattern: '^[a-z]+$', 'x-message': message } } },
});

test('each pattern of what authors write has its message, once', () => {
  const code = buildPatternMessages([
    file('schemas/a.schema.json', 'config', 'letras'),
    file('templates/b/b.step.schema.json', 'step', 'letras'),
    file('schemas/api/c.schema.json', 'api', 'letters'),
  ]);
  expect(code).toContain('  "^[a-z]+$": "letras",\n');
  expect(code).not.toContain('letters');
});

test('a pattern with two messages is a finding', () => {
  const files = [file('schemas/a.schema.json', 'config', 'letras'), file('schemas/b.schema.json', 'config', 'nomes')];
  expect(() => buildPatternMessages(files)).toThrow('schemas/b.schema.json: /properties/code');
});
