import { listRules } from '../../schemas/list-form-rules';
import { HEADER, sorted } from './names';
import type { SchemaFile, Sources } from './read-sources';
import { listReached, parseRef, resolveRef } from './schema-set';
import { isObject, type JsonObject, walkSchema } from './schema-walk';

const SETTINGS_PATH = 'schemas/brand-settings.schema.json';

/** `schemas/generated/own-keys.ts`: settings marked `x-own`, which no brand may inherit. */
export function buildOwnKeys(files: readonly SchemaFile[]): string {
  const settings = files.find(({ path }) => path === SETTINGS_PATH);
  const keys = settings ? ownKeysOf(files, settings.path, settings.schema, []) : [];
  return `${HEADER}/** Paths of settings that no brand may inherit, their keys joined by dots. */
export const ownKeys: readonly string[] = ${list(keys)};
`;
}

function ownKeysOf(files: readonly SchemaFile[], from: string, node: JsonObject, path: readonly string[]): string[] {
  if (node['x-own'] === true) return [path.join('.')];
  if (typeof node.$ref === 'string') {
    const target = resolveRef(files, from, node.$ref);
    return target ? ownKeysOf(files, parseRef(from, node.$ref).path, target, path) : [];
  }
  const { properties } = node;
  if (!isObject(properties)) return [];
  return Object.entries(properties).flatMap(([key, child]) =>
    isObject(child) ? ownKeysOf(files, from, child, [...path, key]) : [],
  );
}

/** `schemas/generated/old-keys.ts`: keys that a schema calls deprecated. */
export function buildOldKeys(files: readonly SchemaFile[]): string {
  const keys = new Set<string>();
  for (const { schema } of files) {
    walkSchema(schema, ({ properties }) => {
      for (const [key, node] of Object.entries(isObject(properties) ? properties : {}))
        if (isObject(node) && node.deprecated === true) keys.add(key);
    });
  }
  return `${HEADER}/** Keys that have been given another name somewhere; by it alone a key is not old. */
export const oldKeys: readonly string[] = ${list(sorted(keys))};
`;
}

/**
 * `schemas/generated/form-rules.ts`: the rules that buyers can break, which need messages, other wordings of a screen,
 * and `invalid` for rules that only a backend knows.
 */
export function buildFormRules({ schemas: files, templates }: Pick<Sources, 'schemas' | 'templates'>): string {
  const wordings = templates.flatMap(({ manifest }) =>
    Object.values(isObject(manifest.messages) ? manifest.messages : {}),
  );
  const rules = new Set(['invalid', ...wordings.map(String)]);
  const forms = files.filter(({ room }) => room === 'form');
  for (const file of listReached(files, forms)) {
    walkSchema(file.schema, (node) => {
      for (const rule of listRules([node])) rules.add(rule);
    });
  }
  return `${HEADER}/** The rules of all forms: names of formats, and keywords; invalid is any other rule, of a backend. */
export const formRules: readonly string[] = ${list(sorted(rules))};
`;
}

function list(values: readonly string[]): string {
  return values.length === 0 ? '[]' : `[\n${values.map((value) => `  ${JSON.stringify(value)},\n`).join('')}]`;
}
