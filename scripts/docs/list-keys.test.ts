import { expect, test } from 'vitest';
import type { SchemaFile } from '../generate/read-sources';
import type { JsonObject } from '../generate/schema-walk';
import { closedSchema } from '../generate/testing/small-repository';
import { listKeys } from './list-keys';

const file = (path: string, schema: JsonObject): SchemaFile => ({ path, room: 'config', schema });
const price = closedSchema('Price', { amount: { type: 'integer' } }, { required: ['amount'] });

function pathsOf(properties: Record<string, JsonObject>, more: JsonObject = {}) {
  const brand = file('schemas/brand.schema.json', closedSchema('Brand', properties, more));
  return listKeys([brand, file('schemas/price.schema.json', price)], brand).map(({ path }) => path.join('.'));
}

test.each<[string, Record<string, JsonObject>, string[]]>([
  ['the key $schema is not listed', { $schema: { type: 'string' }, order: { type: 'integer' } }, ['order']],
  [
    'an object is listed with its keys',
    { terms: { type: 'object', properties: { isEnabled: { type: 'boolean' } } } },
    ['terms', 'terms.isEnabled'],
  ],
  [
    'a list is listed with the keys of its entries',
    { prices: { type: 'array', items: { $ref: './price.schema.json' } } },
    ['prices', 'prices[].amount'],
  ],
  [
    'the content of similar keys is listed once, under *',
    { yearly: { $ref: './price.schema.json' }, monthly: { $ref: './price.schema.json' }, order: { type: 'integer' } },
    ['yearly', 'monthly', '*.amount', 'order'],
  ],
])('%s', (_name, properties, paths) => {
  expect(pathsOf(properties)).toEqual(paths);
});

test('a listed key says whether it is required and has its referenced schema resolved', () => {
  const brand = file(
    'schemas/brand.schema.json',
    closedSchema('Brand', { price: { $ref: './price.schema.json', description: 'What it costs.' } }),
  );
  expect(listKeys([brand, file('schemas/price.schema.json', price)], brand)).toMatchObject([
    { path: ['price'], isRequired: false, schema: { type: 'object', description: 'What it costs.' } },
    { path: ['price', 'amount'], isRequired: true, schema: { type: 'integer' } },
  ]);
});
