import { existsSync } from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readRepositoryFile, repositoryRoot } from '../../renderer/testing/test-repository';
import list from './effects.json';
import schema from './effects.schema.json';
import { listBrowserKeys, listFields, listStepProps } from './list-fields';
import { isStated, listStated } from './list-stated';

interface Row {
  field: string;
  effect: string;
  file: string;
  title: string;
  unused?: string;
}

const groups: readonly { source: string; rows: readonly Row[] }[] = list.groups;
const rows = groups.flatMap((group) => group.rows.map((row) => ({ source: group.source, ...row })));

/** Keys of `model/location/clean-query.ts`, and those that advertisements add (spec 2). */
const queryKeys = [
  ...['flowId', 'oferta', 'voucher', 'seller', 'source', 'product', 'product-slug', 'route', 'contactId', 'lang'],
  ...['partner', 'homologacao', 'token', 'invoice', 'subscription', 'utm_source', 'utm_medium', 'utm_campaign'],
  ...['gclid', 'gbraid', 'wbraid', 'fbclid', 'ttclid', 'msclkid'],
];

function fieldsOf(source: string): readonly string[] {
  if (source === 'query keys') return queryKeys;
  if (source === 'copy of a brand') return ['labels', 'placeholders'];
  if (source === 'browser keys') return [...listBrowserKeys(), 'purchaseIntent'];
  if (source === 'templates') return [...listStepProps(), 'voucher'];
  // Settings of an area have a group of their own.
  return listFields(source).filter((field) => source !== 'schemas/brand.schema.json' || !field.startsWith('*.'));
}

it('the list of effects fits its schema', () => {
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
  validate(list);
  expect(validate.errors ?? []).toEqual([]);
});

describe('every field has one row, and every row names a field', () => {
  it.each(groups)('of $source', ({ source, rows: own }) => {
    expect(own.map(({ field }) => field).sort()).toEqual([...fieldsOf(source)].sort());
  });
});

it('every row names a test that holds its title', () => {
  const missing = rows.filter(
    ({ file, title }) => !existsSync(path.join(repositoryRoot, file)) || !readRepositoryFile(file).includes(title),
  );
  expect(missing.map(({ source, field, file, title }) => `${source} ${field}: ${file}: ${title}`)).toEqual([]);
});

describe('every field is stated by a brand, a flow or the base, unless its row says why not', () => {
  it.each(Object.entries(listStated()))('of %s', (source, stated) => {
    const own = rows.filter((row) => row.source === source);
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ field, unused }) => isStated(field, stated) === (unused !== undefined))).toEqual([]);
  });
});
