import { foldName } from '../../catalogue/fold-text';
import { listOperatorSchemas } from './operator-schemas';
import type { SchemaFile } from './read-sources';
import { resolveRef } from './schema-set';
import { isObject, type JsonObject, walkSchema } from './schema-walk';

/** One finding: where and what, ready to print. */
export type Finding = string;

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Places where a schema only narrows the one beside it, which must be closed and described. */
const NARROWING = /\/(?:if|then|else|not|allOf\/\d+|dependentSchemas\/[^/]+)(?=\/|$)/;

/** Step props that the player reads for any template. */
const stepProps = ['plan', 'voucher', 'media'] as const;

type Add = (pointer: string, text: string) => void;

/**
 * Checks the hand-written schemas against the house rules; a finding reads `<file>: <pointer>: <what is wrong>`. What
 * JSON Schema itself forbids is reported when types and validators are made. `generated` are schemas that a `$ref` may
 * name.
 */
export function lintSchemas(files: readonly SchemaFile[], generated: readonly SchemaFile[] = []): Finding[] {
  const all = [...files, ...generated];
  const forOperators = listOperatorSchemas(files);
  return files.flatMap((file) => {
    const findings: Finding[] = [];
    const add: Add = (pointer, text) => findings.push(`${file.path}: ${pointer || '/'}: ${text}`);
    if (file.schema.$schema !== DRAFT) add('', 'must state $schema 2020-12');
    if (file.room === 'step') lintStepProps(file.schema, add);
    walkSchema(file.schema, (node, pointer) => {
      if ('$id' in node) add(pointer, 'must not have $id: files are found by their path');
      if ('pattern' in node && typeof node['x-message'] !== 'string') {
        add(pointer, 'pattern needs an x-message: a regular expression is never shown');
      }
      lintAliases(node, pointer, add);
      if (file.room !== 'form') lintConditions(node, pointer, add);
      if (NARROWING.test(pointer)) return;
      lintClosed(node, pointer, add, file.room === 'form');
      lintDescriptions(node, file, all, 'description', (key) =>
        add(`${pointer}/properties/${key}`, 'needs a description'),
      );
      // Editors show it, and the operators' pages are made of it.
      if (!forOperators.includes(file)) return;
      lintDescriptions(node, file, all, 'markdownDescription', (key) =>
        add(`${pointer}/properties/${key}`, 'needs a markdownDescription in Portuguese'),
      );
    });
    return findings;
  });
}

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

/** Reports each property without a description in a language: its own, or that of what it refers to. */
function lintDescriptions(
  { properties }: JsonObject,
  { path }: SchemaFile,
  files: readonly SchemaFile[],
  keyword: 'description' | 'markdownDescription',
  report: (key: string) => void,
): void {
  for (const [key, property] of Object.entries(isObject(properties) ? properties : {})) {
    if (!isObject(property) || property[keyword]) continue;
    const target = typeof property.$ref === 'string' ? resolveRef(files, path, property.$ref) : undefined;
    if (!target?.[keyword]) report(key);
  }
}
