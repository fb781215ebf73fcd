import { describe, expect, it, test } from 'vitest';
import { type FileKind, fileKinds, kindOf } from '../../catalogue/source/file-kinds';
import { authorLanguages, readCheckPage } from '../findings/describe-finding';
import { describeWrongSchema } from './describe-wrong-schema';

function describeIn(file: string, $schema: unknown, isValid = true) {
  return describeWrongSchema(kindOf(file) as FileKind<unknown>, { file, value: { $schema }, isValid });
}

describe('a $schema key gives no finding', () => {
  it.each([
    ['brands/acme/brand.json', '../../schemas/brand.schema.json'],
    ['brands/acme/brand.json', './../../schemas/../schemas/brand.schema.json'],
    ['brands/acme/brand.json', undefined],
    ['brands/acme/brand.json', 'https://example.com/theme.schema.json'],
    ['brands/_base/br.json', '../../schemas/brand-settings.schema.json'],
    ['flows/acme.json', '../schemas/generated/flow.schema.json'],
    ['templates/lead/lead.copy.pt-BR.json', '../../schemas/template-copy.schema.json'],
  ])('in %s with the value %s', (file, schema) => {
    expect(describeIn(file, schema)).toBeUndefined();
    expect(describeIn(file, schema, false)).toBeUndefined();
  });

  it.each([null, [], 'text', 1, { $schema: 1 }])('in a file that states no schema text: %j', (value) => {
    const file = 'flows/acme.json';
    expect(describeWrongSchema(fileKinds.flow, { file, value, isValid: false })).toBeUndefined();
  });
});

describe('a $schema key with a wrong path gets a fix', () => {
  it.each([
    ['../schemas/brand.schema.json'],
    ['../../../schemas/brand.schema.json'],
    ['../../schemas/brnad.schema.json'],
    ['../../schemas/brand.schema'],
    ['/home/ana/guiche/schemas/brand.schema.json'],
    ['C:\\guiche\\schemas\\brand.schema.json'],
    ['file:///guiche/schemas/brand.schema.json'],
    ['../../schemas/check-page.schema.json'],
    [''],
  ])('%s, whether or not the file has other mistakes', (schema) => {
    const fix = { kind: 'set-value', value: '../../schemas/brand.schema.json' };
    for (const isValid of [true, false]) {
      expect(describeIn('brands/acme/brand.json', schema, isValid)).toMatchObject({ code: 'schema-path', fix });
    }
  });

  it('in a flow, to the generated schema', () => {
    const fix = { kind: 'set-value', value: '../schemas/generated/flow.schema.json' };
    expect(describeIn('flows/acme.json', '../schemas/flow.schema.json')).toMatchObject({ code: 'schema-path', fix });
  });
});

describe('a $schema key of another kind of file', () => {
  const brand = { order: 10, color: '#0b5fff', BR: {} };
  const theme = { light: { text: '#222222' }, font: { body: 'inter' } };
  const copy = { lead: { title: 'Olá' } };
  const path = (name: string) => `../../schemas/${name}.schema.json`;

  function describeHeld(file: string, $schema: string, held: object, isValid: boolean) {
    return describeWrongSchema(kindOf(file) as FileKind<unknown>, { file, value: { $schema, ...held }, isValid });
  }

  it.each([
    ['a brand', 'flows/acme.json', path('brand'), brand, false, 'brand', 'flow'],
    ['a copy file', 'brands/acme/theme.json', path('copy'), copy, false, 'copy', 'theme'],
    ['a copy file with a Windows path', 'brands/acme/theme.json', '..\\copy.schema.json', copy, false, 'copy', 'theme'],
    ['a theme', 'brands/acme/brand.json', path('theme'), theme, false, 'theme', 'brand'],
    ['a theme that is also valid as copy', 'brands/acme/copy.pt-BR.json', path('theme'), theme, true, 'theme', 'copy'],
    ['both kinds', 'brands/_base/br.json', path('copy'), { ...copy, methods: {} }, false, 'copy', 'brand-settings'],
  ] as const)('is reported when the content of %s is in %s', (_, file, schema, held, isValid, stated, expected) => {
    const described = describeHeld(file, schema, held, isValid);
    expect(described).toMatchObject({ code: 'schema-mismatch', params: { stated, expected } });
    expect(described?.fix).toBeUndefined();
  });

  it.each([
    ['a theme', 'brands/acme/theme.json', path('copy'), theme, true, path('theme')],
    ['a copy file', 'brands/acme/copy.pt-BR.json', path('theme'), copy, true, path('copy')],
    ['an empty file', 'brands/acme/copy.pt-BR.json', path('theme'), {}, true, path('copy')],
    [
      'a brand with another mistake',
      'brands/acme/brand.json',
      path('theme'),
      { ...brand, ordr: 1 },
      false,
      path('brand'),
    ],
  ])('gets a fix when the file rightly has the content of %s', (_, file, schema, held, isValid, right) => {
    const fix = { kind: 'set-value', value: right };
    expect(describeHeld(file, schema, held, isValid)).toMatchObject({ code: 'schema-path', fix });
  });

  test.each(authorLanguages)('every kind of file has a name in %s', (language) => {
    const { stated, expected } = readCheckPage('schema-mismatch').words[language].values ?? {};
    const kinds = Object.values(fileKinds).map(
      ({ schema }) => /(?<name>[^/]+)\.schema\.json$/.exec(schema)?.groups?.name,
    );
    expect(Object.keys(stated ?? {}).sort()).toEqual(kinds.sort());
    expect(expected).toEqual(stated);
  });
});
