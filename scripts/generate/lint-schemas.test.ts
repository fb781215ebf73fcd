import { expect, test } from 'vitest';
import { lintSchemas } from './lint-schemas';
import type { SchemaFile, SchemaRoom } from './read-sources';
import type { JsonObject } from './schema-walk';
import { closedSchema, stepProps } from './testing/small-repository';

function lint(schema: JsonObject, room: SchemaRoom = 'config'): string[] {
  return lintSchemas([{ path: 'schemas/x.schema.json', room, schema }]);
}

const text: JsonObject = { type: 'string' };
const conditions = {
  if: { required: ['a'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ['b'] },
  else: { required: ['c'] },
};

test('the schema linter requires the props that every step must have', () => {
  const { voucher: _, ...others } = stepProps;
  expect(lint(closedSchema('X', others), 'step')).toEqual([
    'schemas/x.schema.json: /properties: needs "voucher", which every step may have: copy it from another template',
  ]);
});

test.each<[string, JsonObject, string[]]>([
  ['a valid schema', closedSchema('X', { y: text }), []],
  [
    'an open object',
    closedSchema('X', { y: { type: 'object', properties: {} } }),
    ['schemas/x.schema.json: /properties/y: object must be closed: additionalProperties false, or a schema'],
  ],
  [
    'additionalProperties true',
    closedSchema('X', { y: text }, { additionalProperties: true }),
    ['schemas/x.schema.json: /: object must be closed: additionalProperties false, or a schema'],
  ],
  [
    'a nullable open object inside an array',
    closedSchema('X', { y: { type: 'array', items: { type: ['object', 'null'] } } }),
    ['schemas/x.schema.json: /properties/y/items: object must be closed: additionalProperties false, or a schema'],
  ],
  ['an object closed by a schema', closedSchema('X', { y: { type: 'object', additionalProperties: text } }), []],
  [
    'a property without a description',
    closedSchema('X', { y: { ...text, description: '' } }),
    ['schemas/x.schema.json: /properties/y: needs a description'],
  ],
  [
    'a pattern without a message',
    closedSchema('X', { y: { ...text, pattern: '^a' } }),
    ['schemas/x.schema.json: /properties/y: pattern needs an x-message: a regular expression is never shown'],
  ],
  [
    'an alias with an accent',
    closedSchema('X', { y: text }, { 'x-aliases': { título: 'title', titulo: 'title' } }),
    ['schemas/x.schema.json: /: nothing is ever looked up as the alias "título": write "titulo"'],
  ],
  [
    'an $id',
    closedSchema('X', { y: text }, { $id: 'https://example.org/x' }),
    ['schemas/x.schema.json: /: must not have $id: files are found by their path'],
  ],
  [
    'conditions outside a form',
    closedSchema('X', { y: text }, conditions),
    ['if', 'then', 'else'].map(
      (keyword) => `schemas/x.schema.json: /: ${keyword} belongs in form schemas only: it loses the union type`,
    ),
  ],
  [
    'unevaluatedProperties outside a form',
    closedSchema('X', { y: text }, { unevaluatedProperties: false }),
    ['schemas/x.schema.json: /: unevaluatedProperties belongs in form schemas only'],
  ],
  [
    'a different draft of JSON Schema',
    closedSchema('X', { y: text }, { $schema: 'http://json-schema.org/draft-07/schema#' }),
    ['schemas/x.schema.json: /: must state $schema 2020-12'],
  ],
  ['a property named like a keyword', closedSchema('X', { if: text, $id: text, pattern: text, title: text }), []],
])('the schema linter gives the expected findings for %s', (_name, schema, findings) => {
  expect(lint(schema)).toEqual(findings);
});

test('the schema linter requires Portuguese descriptions of operators’ keys and of the schemas that they reference', () => {
  const english: JsonObject = { ...text, markdownDescription: '' };
  const files: SchemaFile[] = [
    {
      path: 'schemas/brand.schema.json',
      room: 'config',
      schema: closedSchema('Brand', { x: text, y: { $ref: './part.schema.json', markdownDescription: '' } }),
    },
    { path: 'schemas/part.schema.json', room: 'config', schema: closedSchema('Part', { z: english }) },
    { path: 'schemas/manifest.schema.json', room: 'config', schema: closedSchema('Manifest', { route: english }) },
    {
      path: 'templates/lead/lead.step.schema.json',
      room: 'step',
      schema: closedSchema('LeadProps', { ...stepProps, w: english }),
    },
  ];
  expect(lintSchemas(files)).toEqual([
    'schemas/brand.schema.json: /properties/y: needs a markdownDescription in Portuguese',
    'schemas/part.schema.json: /properties/z: needs a markdownDescription in Portuguese',
    'templates/lead/lead.step.schema.json: /properties/w: needs a markdownDescription in Portuguese',
  ]);
});

test('a form schema may have conditions, and may be open if it says so', () => {
  const form = closedSchema('X', { y: text }, { ...conditions, allOf: [{ properties: { y: { minLength: 1 } } }] });
  expect(lint(form, 'form')).toEqual([]);
  expect(lint({ ...form, additionalProperties: true }, 'form')).toEqual([]);
  const { additionalProperties: _, ...unstated } = form;
  expect(lint(unstated, 'form')).toHaveLength(1);
});
