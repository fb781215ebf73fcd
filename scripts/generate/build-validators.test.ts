import path from 'node:path';
import originalEqual from 'ajv/dist/runtime/equal.js';
import originalLength from 'ajv/dist/runtime/ucs2length.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rewriteImports } from './build-validators';
import { generate } from './generate';
import { closedSchema, generateInto, makeRepository, smallRepository } from './testing/small-repository';

/** Its published type hides that the module itself is the function. */
const ajvEqual = originalEqual as unknown as (a: unknown, b: unknown) => boolean;

interface CompiledValidator {
  (value: unknown): boolean;
  errors?: Record<string, unknown>[] | null;
}

async function importGenerated<T>(file: string): Promise<T> {
  const root = makeRepository(smallRepository);
  await generateInto(root);
  return (await import(path.join(root, 'schemas/generated', file))) as T;
}

test('a form validator reports only the field, the keyword and the rule of each error', async () => {
  const { validate } = await importGenerated<{ validate: CompiledValidator }>('forms/lead.mjs');
  expect(validate({ name: 'Ana Lima' })).toBe(true);
  expect(validate({ name: 'Ana', email: 'a@bcde', nickname: 'A' })).toBe(false);
  expect(validate.errors).toEqual([
    { instancePath: '/name', keyword: 'format', params: { format: 'full-name' } },
    { instancePath: '/email', keyword: 'maxLength', params: { limit: 5 } },
  ]);
});

test('a condition in a form schema may require a field declared outside the condition', async () => {
  const { validate } = await importGenerated<{ validate: CompiledValidator }>('forms/lead.mjs');
  expect(validate({ name: 'Ana Lima', email: 'a@b' })).toBe(false);
  expect(validate.errors).toEqual([
    { instancePath: '', keyword: 'required', params: { missingProperty: 'nickname' } },
    { instancePath: '', keyword: 'if', params: { failingKeyword: 'then' } },
  ]);
});

test('a step is validated only against its own template, and a wrong templateId gives one error', async () => {
  const { validateFlow } = await importGenerated<{ validateFlow: CompiledValidator }>('config.mjs');
  const flow = (step: object) => ({ id: 'a', steps: [{ id: 'one', ...step }] });
  expect(validateFlow(flow({ templateId: 'lead' }))).toBe(true);
  expect(validateFlow(flow({ templateId: 'lead', props: { voucher: 'X' } }))).toBe(true);
  expect(validateFlow(flow({ templateId: 'lead', props: { plans: [] } }))).toBe(false);
  expect(validateFlow(flow({ templateId: 'plan-choice', props: { plans: [] } }))).toBe(true);
  expect(validateFlow(flow({ templateId: 'plan-choice' }))).toBe(false);
  expect(validateFlow(flow({ templateId: 'laed' }))).toBe(false);
  expect(validateFlow.errors).toMatchObject([{ keyword: 'discriminator', instancePath: '/steps/0' }]);
});

test('a config validator follows references to other schema files', async () => {
  const { validateBrand } = await importGenerated<{ validateBrand: CompiledValidator }>('config.mjs');
  expect(validateBrand({ light: { colour: '#000' } })).toBe(true);
  expect(validateBrand({ dark: { colour: 'black' } })).toBe(false);
});

test('generated code uses no require, eval or new Function, and a form imports only its own rules', async () => {
  const { outputs } = await generate(makeRepository(smallRepository));
  for (const [file, code] of outputs) expect(code, file).not.toMatch(/\brequire\s*\(|\beval\s*\(|new Function/);
  expect(outputs.get('schemas/generated/forms/method-pix.mjs')).toContain("from '../../formats/full-name.ts'");
  expect(outputs.get('schemas/generated/forms/method-pix.mjs')).not.toContain('email');
});

test('the generator rejects validator code that still needs require', () => {
  const code = 'const x = require("ajv/dist/runtime/uri").default;';
  expect(() => rewriteImports(code, 'schemas/generated/api.mjs')).toThrow(
    'schemas/generated/api.mjs: the compiled code',
  );
});

test('the generator reports an error of strict schema compilation with its file', async () => {
  const { findings } = await generate(
    makeRepository({
      ...smallRepository,
      'schemas/api/odd.schema.json': closedSchema('Odd', { a: { type: 'string', minimum: 1 } }),
    }),
  );
  expect(findings).toEqual([
    expect.stringMatching(/^schemas\/api\/odd\.schema\.json: strict mode: missing type "number/),
  ]);
});

/** ajv's comparison calls these methods of a value, and fails when they are data. */
const comparable = fc.jsonValue().filter((value) => !/"(?:toString|valueOf|constructor)":/.test(JSON.stringify(value)));

test('the validator runtime measures text length and equality like ajv', async () => {
  const runtime = await importGenerated<{
    ucs2length(text: string): number;
    equal(a: unknown, b: unknown): boolean;
  }>('runtime.mjs');
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => runtime.ucs2length(text) === originalLength(text)));
  fc.assert(
    fc.property(comparable, comparable, (a, b) => {
      const copy: unknown = JSON.parse(JSON.stringify(a));
      return runtime.equal(a, copy) && runtime.equal(a, b) === ajvEqual(a, b);
    }),
  );
  expect(runtime.equal([], {})).toBe(false);
  expect(runtime.equal({ a: 1 }, { b: 1 })).toBe(false);
  expect(runtime.ucs2length('\ud83d\ud83d\ude00')).toBe(2);
});
