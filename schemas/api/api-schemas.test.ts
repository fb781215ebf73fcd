import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020, { type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { mergePatch } from '../../catalogue/merge-patch';

const API = import.meta.dirname;
const ROOT = path.join(API, '../..');
const ORIGIN = 'https://guiche.invalid/';
/** Generated from the templates. Until it exists, any flow is valid. */
const FLOW = 'schemas/generated/flow.schema.json';

const shapes = names('.', '.schema.json');
const ajv = await compileEverything();

describe('the schemas of the HTTP contract', () => {
  it.each(shapes)('accept their example: %s', (shape) => {
    const validate = validatorOf(shape);
    const isValid = validate(readExamples(shape).valid);
    expect(validate.errors ?? [], JSON.stringify(validate.errors)).toEqual([]);
    expect(isValid).toBe(true);
  });

  const changes = shapes.flatMap((shape) => {
    const { valid, invalid } = readExamples(shape);
    return Object.entries(invalid).map(([name, patch]) => ({ shape, name, value: mergePatch(valid, patch) }));
  });

  it.each(changes)('refuse the bad example of $shape for one reason: $name', ({ shape, value }) => {
    const validate = validatorOf(shape);
    expect(validate(value)).toBe(false);
    expect(new Set(validate.errors?.map((error) => error.instancePath)).size).toBe(1);
  });

  it('have a good and a bad example each, and no example lacks its schema', () => {
    expect([...new Set(changes.map(({ shape }) => shape))]).toEqual(shapes);
    expect(names('examples', '.json')).toEqual(shapes);
  });
});

describe('the table of calls', () => {
  const calls = readJson('contract.json') as Record<string, unknown>[];

  it('matches its schema', () => {
    const validate = validatorOf('contract');
    expect(validate(calls), JSON.stringify(validate.errors)).toBe(true);
  });

  it('holds the calls of spec 7 and our own, each once', () => {
    expect(calls.map((call) => `${call.method} ${call.path}`).sort()).toEqual([...SPEC_CALLS, ...OWN_CALLS].sort());
    expect(new Set(calls.map((call) => call.id)).size).toBe(calls.length);
  });

  it('names only schemas that exist', () => {
    for (const call of calls) {
      expect(shapes).toContain(call.answer);
      if (call.request !== undefined) expect(shapes).toContain(call.request);
      expect(call.request === undefined, `${call.id}: a body, and only for POST and PATCH`).toBe(call.method === 'GET');
    }
  });

  it('marks every call that takes money, and only our own calls as optional', () => {
    const marked = (flag: string) => calls.filter((call) => call[flag]).map((call) => `${call.method} ${call.path}`);
    expect(marked('takesMoney').sort()).toEqual(MONEY_CALLS);
    expect(marked('optional').sort()).toEqual([...OWN_CALLS].sort());
    expect(calls.filter((call) => call.isCached && call.method !== 'GET')).toEqual([]);
  });
});

const SPEC_CALLS = [
  'GET /api/v1/product/{code}',
  'GET /api/v2/product/{code}',
  'GET /api/v1/product/{code}/config',
  'GET /api/v1/product/{code}/tickets',
  'GET /api/v1/plan/{id}/product',
  'GET /api/v1/seller/{source}',
  'GET /api/v1/franchises/cities',
  'GET /api/v1/franchises/regions',
  'GET /api/v1/franchises/units',
  'POST /api/v1/product/{code}/contract/generate',
  'GET /api/v1/product/{code}/contract',
  'POST /api/v1/lead',
  'PATCH /api/v1/lead/{leadId}',
  'POST /api/v1/lead/{leadId}/phones/send-sms',
  'POST /api/v1/lead/{leadId}/phones/validate',
  'POST /api/v2/payment',
  'POST /api/v1/payment',
  'POST /api/v1/subscription/{id}/renew',
  'POST /api/v2/subscription/{id}/renew',
  'POST /api/v2/subscription/{id}/custom-sale/verify-card',
];

const OWN_CALLS = [
  'GET /api/v2/payment/{token}',
  'GET /api/v2/lead/{leadId}',
  'GET /api/v2/invoice/{id}',
  'GET /api/v2/subscription/{id}',
  'POST /api/v2/livelo/session',
  'POST /api/v2/livelo/code',
  'POST /api/v2/livelo/code/validate',
];

const MONEY_CALLS = [
  'POST /api/v1/payment',
  'POST /api/v1/subscription/{id}/renew',
  'POST /api/v2/payment',
  'POST /api/v2/subscription/{id}/renew',
];

function names(folder: string, ending: string): string[] {
  return readdirSync(path.join(API, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, -ending.length))
    .sort();
}

/** A valid value of a shape, and merge patches of it that each break one rule. */
function readExamples(shape: string): { valid: unknown; invalid: Record<string, unknown> } {
  return readJson(`examples/${shape}.json`) as ReturnType<typeof readExamples>;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(API, file), 'utf8'));
}

function validatorOf(shape: string): ValidateFunction {
  const validate = ajv.getSchema(`${ORIGIN}schemas/api/${shape}.schema.json`);
  if (!validate) throw new Error(`no schema schemas/api/${shape}.schema.json`);
  return validate;
}

/** Compiles all schemas as strictly as the generator, with references from the repository. */
async function compileEverything(): Promise<Ajv2020> {
  const loadSchema = async (address: string) => readSchema(address.slice(ORIGIN.length));
  const instance = new Ajv2020({ strict: true, allErrors: true, discriminator: true, loadSchema });
  for (const word of [
    'x-accepts',
    'x-aliases',
    'x-message',
    'x-own',
    'x-renamedTo',
    'markdownDescription',
    'defaultSnippets',
  ]) {
    instance.addKeyword(word);
  }
  for (const [name, rule] of await loadFormats()) instance.addFormat(name, rule);
  for (const shape of shapes) {
    const file = `schemas/api/${shape}.schema.json`;
    if (!instance.getSchema(ORIGIN + file)) await instance.compileAsync({ ...readSchema(file), $id: ORIGIN + file });
  }
  return instance;
}

function readSchema(file: string): AnySchemaObject {
  if (file === FLOW && !existsSync(path.join(ROOT, FLOW))) return { type: 'object' };
  const { $id: _, ...schema } = JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as AnySchemaObject;
  return schema;
}

async function loadFormats(): Promise<[string, (value: string) => boolean][]> {
  const folder = path.join(API, '../formats');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return Promise.all(
    files.map(async (file): Promise<[string, (value: string) => boolean]> => {
      const rules = Object.values((await import(path.join(folder, file))) as Record<string, unknown>);
      return [file.slice(0, -'.ts'.length), rules[0] as (value: string) => boolean];
    }),
  );
}
