import { expect, test } from 'vitest';
import { buildSessionParts } from './build-session-parts';
import { buildSessionSchemas } from './build-session-schemas';
import { readSources } from './read-sources';
import { type Files, makeRepository, sessionPart, smallRepository, storedSchema } from './testing/small-repository';

const dir = 'renderer/session/parts';
const phoneSchema = storedSchema('VerifiedPhone', { number: { type: 'string' } });
const schema = { schema: 'phone.part.schema.json' };

function phoneFiles(key: object, more: object = {}): Files {
  return {
    [`${dir}/phone/phone.part.json`]: sessionPart('phoneKey', { ...schema, ...key }, more),
    [`${dir}/phone/phone.part.schema.json`]: phoneSchema,
  };
}

function sourcesOf(files: Files) {
  return readSources(makeRepository({ ...smallRepository, ...files }));
}

function outputsOf(files: Files): ReadonlyMap<string, string> {
  return new Map(buildSessionParts(sourcesOf(files)));
}

test('generated code writes, restores and removes a session part that has only a declaration', () => {
  const outputs = outputsOf(phoneFiles({}, { endsWith: ['other-lead', 'purchase-over'] }));
  expect(outputs.get(`${dir}/fields.generated.ts`)).toContain('  phone?: VerifiedPhone | null;\n');
  const registry = outputs.get(`${dir}/registry.generated.ts`);
  expect(registry).toContain("  writeValue(change, 'phone', 'phoneKey', isOtherLead);\n");
  expect(registry).toContain("for (const key of ['phoneKey'] as const) removeStored(key, owner);");
  expect(outputs.get(`${dir}/restore.generated.ts`)).toContain(
    "({ owner }) => ({ phone: readStored('phoneKey', validateVerifiedPhone, owner) ?? null }),",
  );
});

test('a session part may be used in manifest needs and in examples', () => {
  const schemas = buildSessionSchemas(sourcesOf(phoneFiles({}, { field: 'verifiedPhone' })));
  expect(schemas.map((file) => file.schema)).toMatchObject([
    { enum: ['lead', 'phone'] },
    { properties: { verifiedPhone: { $ref: '../../renderer/session/parts/phone/phone.part.schema.json' } } },
  ]);
});

test('a session part may have a field with a different name', () => {
  const outputs = outputsOf(phoneFiles({}, { field: 'verifiedPhone' }));
  expect(outputs.get(`${dir}/registry.generated.ts`)).toContain(
    "  if (part === 'phone') return session.verifiedPhone !== null;\n",
  );
});

test('a session value owned by the visit is written, read and removed without a product', () => {
  const outputs = outputsOf(phoneFiles({ owner: 'visit' }, { endsWith: ['purchase-over'] }));
  const registry = outputs.get(`${dir}/registry.generated.ts`);
  expect(registry).toContain("  writeValue({ ...change, owner: undefined }, 'phone', 'phoneKey');\n");
  expect(registry).toContain("  removeStored('phoneKey');\n");
  expect(outputs.get(`${dir}/restore.generated.ts`)).toContain("readStored('phoneKey', validateVerifiedPhone) ?? null");
});

test('a custom lifetime of a session value replaces the default of one day', () => {
  const outputs = outputsOf(phoneFiles({ lifetimeMs: 3_600_000 }));
  expect(outputs.get(`${dir}/lifetimes.generated.ts`)).toContain("return key === 'phoneKey' ? 3600000 : 86400000;");
});

test('a session value of a single tab is not listed among the stored keys', () => {
  const outputs = outputsOf(phoneFiles({ place: 'tab' }));
  expect(outputs.get(`${dir}/keys.generated.ts`)).toContain("storedKeys: readonly PartKey[] = ['dataLead'];");
  expect(outputs.get(`${dir}/lifetimes.generated.ts`)).toContain("tabKeys: readonly string[] = ['phoneKey'];");
});

test('a session part is written after the parts that it depends on', () => {
  const outputs = outputsOf({
    ...phoneFiles({}),
    [`${dir}/bump/bump.part.json`]: sessionPart('bump', { schema: 'bump.part.schema.json' }, { after: ['phone'] }),
    [`${dir}/bump/bump.part.schema.json`]: storedSchema('Bump', {}),
  });
  const written = [...(outputs.get(`${dir}/registry.generated.ts`) ?? '').matchAll(/writeValue\(change, '(\w+)'/g)];
  expect(written.map(([, field]) => field)).toEqual(['phone', 'bump', 'lead']);
});

test('a session part with its own code is written, checked and restored by that code', () => {
  const outputs = outputsOf({
    ...phoneFiles({}),
    [`${dir}/phone/phone.part.ts`]: 'export function apply() {}\nexport function holds() {}\n',
    [`${dir}/phone/phone.restore.ts`]: 'export function restore() {}\n',
    [`${dir}/phone/phone.fields.ts`]: '',
  });
  const registry = outputs.get(`${dir}/registry.generated.ts`);
  expect(registry).toContain('  phonePart.apply(change);\n');
  expect(registry).toContain("  if (part === 'phone') return phonePart.holds(session, plan);\n");
  expect(outputs.get(`${dir}/restore.generated.ts`)).toContain('  phoneRestore,\n');
  expect(outputs.get(`${dir}/fields.generated.ts`)).toContain('interface PartFields extends PhoneFields {');
});

const file = `${dir}/phone/phone.part.json`;
const memory = { ...sessionPart('', {}), keys: [] };
const cycle = { [`${dir}/bump/bump.part.json`]: sessionPart('bump', {}, { keys: [], after: ['phone'] }) };

test.each<[title: string, files: Files, finding: string]>([
  ['an unknown event', phoneFiles({}, { endsWith: ['night'] }), `${file}: /endsWith/0 must be equal to one of the`],
  [
    'a key that belongs to another part',
    phoneFiles({ name: 'dataLead' }),
    `${file}: the key dataLead is already taken by `,
  ],
  ['a key reserved by the session', phoneFiles({ name: 'statusCall' }), `${file}: the key statusCall is already taken`],
  ['a missing schema', phoneFiles({ schema: 'x.schema.json' }), `${file}: ${dir}/phone/x.schema.json is missing`],
  ['a dependency on a missing part', phoneFiles({}, { after: ['nobody'] }), `${file}: after: there is no part nobody`],
  [
    'a part without schema and types',
    { [file]: memory },
    `${file}: needs phone.part.schema.json, or phone.fields.ts with types`,
  ],
  [
    'a value schema without savedAt',
    { ...phoneFiles({}), [`${dir}/phone/phone.part.schema.json`]: { ...phoneSchema, properties: {} } },
    `${dir}/phone/phone.part.schema.json: needs the properties savedAt, productCode, area`,
  ],
  [
    'a part with two keys but no code',
    phoneFiles({}, { keys: ['a', 'b'].map((name) => ({ name, owner: 'product', lifetimeMs: 1000, ...schema })) }),
    `${file}: the player writes one key: write more with an apply in phone.part.ts`,
  ],
  [
    'endsWith other-lead in a part with its own code',
    { ...phoneFiles({}, { endsWith: ['other-lead'] }), [`${dir}/phone/phone.part.ts`]: 'export function apply() {}\n' },
    `${file}: phone.part.ts writes it: end it there with another lead`,
  ],
  [
    'parts that depend on each other',
    { ...phoneFiles({}, { after: ['bump'] }), ...cycle, [`${dir}/bump/bump.fields.ts`]: '' },
    'bump › phone › bump',
  ],
])('the generator rejects %s', (_, files, finding) => {
  const sources = sourcesOf(files);
  expect(() => buildSessionParts(sources)).toThrow(finding);
});
