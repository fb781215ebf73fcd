import { expect, it } from 'vitest';
import { describeSchemaErrors } from './describe-schema-errors';

const error = (keyword: string, params: Record<string, unknown>) => ({
  keyword,
  params,
  instancePath: '/a~1b/0',
  schemaPath: `#/${keyword}`,
});

it.each([
  [
    'additionalProperties',
    { additionalProperty: 'x' },
    { path: ['a/b', 0, 'x'], code: 'key-unknown', message: 'a chave "x" não existe aqui' },
  ],
  [
    'unevaluatedProperties',
    { unevaluatedProperty: 'x' },
    { path: ['a/b', 0, 'x'], code: 'key-unknown', message: 'a chave "x" não existe aqui' },
  ],
  [
    'pattern',
    { pattern: '^[A-Za-z0-9_-]{1,64}$' },
    { path: ['a/b', 0], code: 'value-format', message: 'use letras, números, - e _, no máximo 64' },
  ],
  [
    'pattern',
    { pattern: '^nobody wrote this$' },
    { path: ['a/b', 0], code: 'value-format', message: 'o valor não está no formato desta chave' },
  ],
])('%s %j', (keyword, params, described) => {
  expect(describeSchemaErrors([error(keyword, params)])).toEqual([described]);
});
