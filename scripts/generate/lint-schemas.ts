import Ajv2020 from 'ajv/dist/2020.js';
import { foldName } from '../../catalogue/fold-text';
import { listOperatorSchemas } from './operator-schemas';
import type { SchemaFile } from './read-sources';
import { definitionName, localDefinitions, resolveRef } from './schema-set';
import { isObject, type JsonObject, mapSchema, walkSchema } from './schema-walk';

/** One finding: where and what, ready to print. */
export type Finding = string;

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Places where a schema only narrows the one beside it, which must be closed and described. */
const NARROWING = /\/(?:if|then|else|not|allOf\/\d+|dependentSchemas\/[^/]+)(?=\/|$)/;

/**
 * Checks the hand-written schemas against the house rules; a finding reads `<file>: <pointer>: <what is wrong>`.
 * `generated` are schemas that a `$ref` may name and whose titles are taken.
 */
export function lintSchemas(
  files: readonly SchemaFile[],
  formats: readonly string[],
  generated: readonly SchemaFile[] = [],
): Finding[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const all = [...files, ...generated];
  const forOperators = new Set(listOperatorSchemas(files));
  return [
    ...files.flatMap((file) => lintFile(file, all, formats, ajv)),
    ...files.filter((file) => forOperators.has(file)).flatMap((file) => lintPortuguese(file, all)),
    ...lintTitles(all),
  ];
}

function lintFile(file: SchemaFile, files: readonly SchemaFile[], formats: readonly string[], ajv: Ajv2020): Finding[] {
  const findings: Finding[] = [];
  const add = (pointer: string, text: string) => findings.push(`${file.path}: ${pointer || '/'}: ${text}`);
  const schema = file.room === 'frame' ? withoutFrameStep(file.schema) : file.schema;
  if (schema.$schema !== DRAFT) add('', 'must state $schema 2020-12');
  if (!ajv.validate(DRAFT, schema)) {
    for (const error of ajv.errors ?? []) add(error.instancePath, `is not valid 2020-12: ${error.message}`);
    return findings;
  }
  if (file.room === 'step') lintStepProps(schema, add);
  walkSchema(schema, (node, pointer) => {
    if ('$id' in node) add(pointer, 'must not have $id: files are found by their path');
    if (typeof node.$ref === 'string' && !resolveRef(files, file.path, node.$ref)) {
      add(pointer, `$ref "${node.$ref}" leads nowhere`);
    }
    if (typeof node.format === 'string' && !formats.includes(node.format)) {
      add(pointer, `format "${node.format}" has no file in schemas/formats`);
    }
    if ('pattern' in node && typeof node['x-message'] !== 'string') {
      add(pointer, 'pattern needs an x-message: a regular expression is never shown');
    }
    lintAliases(node, pointer, add);
    if (file.room !== 'form') lintConditions(node, pointer, add);
    lintUnion(node, pointer, add);
    if (!NARROWING.test(pointer)) {
      lintClosed(node, pointer, add, file.room === 'form');
      lintDescriptions(node, pointer, add, (ref) => resolveRef(files, file.path, ref));
    }
  });
  return findings;
}

type Add = (pointer: string, text: string) => void;

/** Step props that the player reads for any template. */
const stepProps = ['plan', 'voucher', 'media'] as const;

function lintStepProps({ properties = {} }: JsonObject, add: Add): void {
  for (const key of stepProps.filter((name) => !Object.hasOwn(properties as JsonObject, name))) {
    add('/properties', `needs "${key}", which every step may have: copy it from another template`);
  }
}

/** Aliases are compared with text normalized by `foldName`. */
function lintAliases(node: JsonObject, pointer: string, add: Add): void {
  for (const alias of Object.keys((node['x-aliases'] ?? {}) as JsonObject)) {
    const name = foldName(alias);
    if (alias !== name) add(pointer, `nothing is ever looked up as the alias "${alias}": write "${name}"`);
  }
}

function lintConditions(node: JsonObject, pointer: string, add: Add): void {
  for (const keyword of ['if', 'then', 'else']) {
    if (keyword in node) add(pointer, `${keyword} belongs in form schemas only: it loses the union type`);
  }
  if ('unevaluatedProperties' in node) add(pointer, 'unevaluatedProperties belongs in form schemas only');
}

function lintUnion(node: JsonObject, pointer: string, add: Add): void {
  if (!isObject(node.discriminator)) return;
  const { propertyName } = node.discriminator;
  if ('unevaluatedProperties' in node) {
    add(pointer, 'unevaluatedProperties beside discriminator refuses valid data');
  }
  if (Array.isArray(node.required) && propertyName !== undefined && node.required.includes(propertyName)) {
    add(pointer, `required "${String(propertyName)}" belongs in the branches, not beside discriminator`);
  }
}

/** A form may use `true`: the step's own part of a form that methods extend. */
function lintClosed(node: JsonObject, pointer: string, add: Add, mayBeOpen: boolean): void {
  const types = Array.isArray(node.type) ? node.type : [node.type];
  const isObjectSchema = types.includes('object') || 'properties' in node;
  const isChoice = ('oneOf' in node || 'anyOf' in node || '$ref' in node) && !('properties' in node);
  if (!isObjectSchema || isChoice || 'unevaluatedProperties' in node) return;
  const { additionalProperties } = node;
  const isStated = additionalProperties === false || isObject(additionalProperties);
  if (!isStated && !(mayBeOpen && additionalProperties === true)) {
    add(pointer, 'object must be closed: additionalProperties false, or a schema');
  }
}

function lintDescriptions(
  node: JsonObject,
  pointer: string,
  add: Add,
  resolve: (ref: string) => JsonObject | undefined,
): void {
  if (!isObject(node.properties)) return;
  for (const [key, property] of Object.entries(node.properties)) {
    if (!isObject(property)) continue;
    const target = typeof property.$ref === 'string' ? resolve(property.$ref) : undefined;
    if (!property.description && !target?.description) add(`${pointer}/properties/${key}`, 'needs a description');
  }
}

/** Editors show `markdownDescription`, and the operators' pages are generated from it. */
function lintPortuguese(file: SchemaFile, files: readonly SchemaFile[]): Finding[] {
  const findings: Finding[] = [];
  walkSchema(file.schema, (node, pointer) => {
    for (const [key, property] of Object.entries(isObject(node.properties) ? node.properties : {})) {
      if (!isObject(property) || property.markdownDescription) continue;
      const target = typeof property.$ref === 'string' ? resolveRef(files, file.path, property.$ref) : undefined;
      if (target?.markdownDescription) continue;
      findings.push(`${file.path}: ${pointer}/properties/${key}: needs a markdownDescription in Portuguese`);
    }
  });
  return findings;
}

function lintTitles(files: readonly SchemaFile[]): Finding[] {
  const findings: Finding[] = [];
  const owners = new Map<string, string>();
  const claim = (name: string, address: string) => {
    const owner = owners.get(name);
    if (owner) findings.push(`${address}: the name ${name} is already taken by ${owner}`);
    else owners.set(name, address);
  };
  for (const file of files) {
    const { title } = file.schema;
    if (typeof title === 'string' && /^[A-Z][A-Za-z0-9]*$/.test(title)) claim(title, `${file.path}: /title`);
    else findings.push(`${file.path}: /title: needs a PascalCase title, the name of its type`);
    for (const [key, definition] of localDefinitions(file)) {
      claim(definitionName(key, definition), `${file.path}: /$defs/${key}`);
    }
  }
  return findings;
}

/** The templates' shapes replace the frame's `steps.items`. */
function withoutFrameStep(schema: JsonObject): JsonObject {
  return mapSchema(schema, (node, pointer) => {
    if (pointer !== '/properties/steps') return node;
    const { items: _, ...rest } = node;
    return rest;
  });
}
