import { _ } from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { HEADER, pascalCase } from './names';
import { type SchemaFile, SourceError } from './read-sources';
import { relativePath, typeName } from './schema-set';
import { CUSTOM_KEYWORDS, type JsonObject, mapSchema } from './schema-walk';

/** A module of compiled validators: its path and exports. */
export interface ValidatorModule {
  /** Repository path of the `.mjs`; its `.d.mts` is beside it. */
  path: string;
  exports: { name: string; file: SchemaFile }[];
  /**
   * `config` has ajv's English text in its errors. `form` has small errors, for buyers' input, and its `then` may use
   * properties declared at a higher level. Callers of `session` only ask whether a value is valid.
   */
  room: SchemaFile['room'];
}

/** Keywords for people and editors, which never reach the compiled code. */
const ANNOTATIONS = [...CUSTOM_KEYWORDS, 'default', 'deprecated', 'description', 'examples', 'title'];

const ORIGIN = 'https://guiche.invalid/';
const RUNTIME_PATH = 'schemas/generated/runtime.mjs';

/** Compiles the module's validators in advance: source without `require`, `eval` or `new Function`, and its types. */
export function buildValidators(
  module: ValidatorModule,
  files: readonly SchemaFile[],
  formats: readonly string[],
): [string, string][] {
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: module.room !== 'form',
    strictTypes: module.room !== 'form',
    allErrors: module.room !== 'session',
    discriminator: true,
    messages: module.room === 'config',
    code: { source: true, esm: true, lines: true, formats: _`ruleById` },
  });
  const needed = files.filter((file) => file.room !== 'frame');
  // Tracking evaluated properties costs a line per validator and prevents tree shaking.
  ajv.opts.unevaluated = needed.some((file) => JSON.stringify(file.schema).includes('"unevaluated'));
  for (const id of formats) ajv.addFormat(id, () => true);
  for (const file of needed)
    reportSource(file, () => ajv.addSchema(withoutAnnotations(file.schema), ORIGIN + file.path));
  const ids = Object.fromEntries(module.exports.map(({ name, file }) => [name, ORIGIN + file.path]));
  for (const { file } of module.exports) reportSource(file, () => ajv.getSchema(ORIGIN + file.path));
  const code = module.exports.length === 0 ? 'export {};' : standaloneCode(ajv, ids);
  return [
    [module.path, HEADER + rewriteImports(shorten(code, module), module.path)],
    [module.path.replace(/\.mjs$/, '.d.mts'), buildDeclarations(module)],
  ];
}

/** @throws SourceError that names the file of a schema which ajv refuses */
function reportSource({ path }: SchemaFile, compile: () => unknown): void {
  try {
    compile();
  } catch (error) {
    throw new SourceError(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function withoutAnnotations(schema: JsonObject): JsonObject {
  return mapSchema(schema, (node) =>
    Object.fromEntries(Object.entries(node).filter(([keyword]) => !ANNOTATIONS.includes(keyword))),
  );
}

function shorten(code: string, { room }: ValidatorModule): string {
  if (room === 'session') return withoutErrors(code);
  return room === 'form' ? withoutSchemaPaths(code) : code;
}

/** Stored values are valid or are not read. Their errors would be two thirds of the code. */
function withoutErrors(code: string): string {
  return code.replace(/^validate\d+\.errors = \[\{.*\}\];\n/gm, '').replace(/^(const err\d+ = )\{.*\};$/gm, '$1{};');
}

/** A form's resolver needs only field and rule. The schema paths are a tenth of the code that buyers download. */
function withoutSchemaPaths(code: string): string {
  return code.replace(/,schemaPath:"(?:[^"\\]|\\.)*"/g, '');
}

/** ajv's ES modules call `require(…)` and read formats from a table. Replaces both by imports of the used parts. */
export function rewriteImports(code: string, modulePath: string): string {
  const runtime = new Set<string>();
  const rules = new Set<string>();
  const rewritten = code
    .replace(/^"use strict";/, '')
    .replace(/^(const \w+ = )new RegExp\(/gm, '$1/* @__PURE__ */ new RegExp(')
    .replace(/require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/g, (_match, name: string) => {
      runtime.add(name);
      return name;
    })
    .replace(/ruleById(?:\.(\w+)|\["([^"]+)"\])/g, (_match, plain?: string, quoted?: string) => {
      const id = plain ?? quoted ?? '';
      rules.add(id);
      return `is${pascalCase(id)}`;
    });
  const forbidden = /\brequire\s*\(|\bnew Function\b|\beval\s*\(|ruleById/.exec(rewritten);
  if (forbidden) throw new SourceError(`${modulePath}: the compiled code contains "${forbidden[0]}"`);
  const imports = [
    ...(runtime.size > 0
      ? [`import { ${[...runtime].sort().join(', ')} } from '${relativePath(modulePath, RUNTIME_PATH)}';\n`]
      : []),
    ...[...rules]
      .sort()
      .map((id) => `import { is${pascalCase(id)} } from '${relativePath(modulePath, `schemas/formats/${id}.ts`)}';\n`),
  ];
  return `${imports.join('')}${rewritten.trim()}\n`;
}

function buildDeclarations(module: ValidatorModule): string {
  const from = (name: string) => relativePath(module.path, `schemas/generated/${name}`);
  if (module.exports.length === 0) return `${HEADER}export {};\n`;
  const validator = module.room === 'form' ? 'FormValidator' : 'Validator';
  const types = [...new Set(module.exports.map(({ file }) => typeName(file)))].sort();
  const lines = module.exports.map(
    ({ name, file }) => `export declare const ${name}: ${validator}<${typeName(file)}>;\n`,
  );
  return [
    HEADER,
    `import type { ${types.join(', ')} } from '${from('types')}';\n`,
    `import type { ${validator} } from '${from('validator')}';\n\n`,
    ...lines,
  ].join('');
}

/** Generates the two ajv runtime functions that compiled validators call, and the validator type. */
export function buildRuntime(): [string, string][] {
  return [
    [RUNTIME_PATH, HEADER + RUNTIME],
    ['schemas/generated/validator.ts', HEADER + VALIDATOR],
  ];
}

const RUNTIME = `/** Length in code points, as JSON Schema counts. */
export function ucs2length(text) {
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** Deep equality of two JSON values. */
export function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}
`;

const VALIDATOR = `/** What a buyer typed and which rule it breaks. */
export interface FormError {
  /** JSON pointer of the invalid value. */
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

/** One violation of a schema. */
export interface ErrorObject extends FormError {
  /** Path of the rule in the schema. */
  schemaPath: string;
  message?: string;
}

/** A compiled schema: returns whether a value is valid; \`errors\` has the last call's violations. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: ErrorObject[] | null;
}

/** A compiled form schema; its errors contain only what the form needs. */
export interface FormValidator<T> {
  (value: unknown): value is T;
  errors?: FormError[] | null;
}
`;
