import { type JSONPath, parse, visit } from 'jsonc-parser';
import { oldKeys } from '../../schemas/generated/old-keys';
import { valueAt } from '../value-at';
import { schemaAt } from './schema-at';

/** A key with a deprecated name. */
export interface OldKey {
  path: JSONPath;
  /** Span of the key. */
  offset: number;
  length: number;
  /** Its new name. */
  name: string;
  /** Whether the object has the new key too, so that a person must choose. */
  isTaken: boolean;
}

const quoted = oldKeys.map((key) => `"${key}"`);

/**
 * Deprecated keys of a text, inner ones first.
 *
 * @param text valid JSON, or empty
 * @param schema path in the project
 */
export function findOldKeys(text: string, schema: string): OldKey[] {
  // Most files have none of the names.
  if (!quoted.some((key) => text.includes(key))) return [];
  const value: unknown = parse(text);
  const found: OldKey[] = [];
  visit(text, {
    onObjectProperty: (key, offset, length, _line, _character, pathOf) => {
      const path = [...pathOf(), key];
      const node = schemaAt(schema, value, path);
      const name = node?.deprecated ? node['x-renamedTo'] : undefined;
      if (name === undefined) return;
      found.unshift({ path, offset, length, name, isTaken: valueAt(value, [...pathOf(), name]) !== undefined });
    },
  });
  return found;
}

/** Moves values of old keys to their new names. If both exist, the new key wins. */
export function renameInValue(value: unknown, keys: readonly OldKey[]): void {
  for (const { path, name, isTaken } of keys) {
    const parent = path.slice(0, -1).reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value);
    const object = parent as Record<string, unknown>;
    const old = String(path.at(-1));
    if (!isTaken) object[name] = object[old];
    delete object[old];
  }
}

/** Path in the file of a value's path, before old keys were renamed. */
export function pathInFile(path: JSONPath, keys: readonly OldKey[]): JSONPath {
  // Outer keys first: the paths of inner ones contain old names.
  return keys
    .filter(({ isTaken }) => !isTaken)
    .reduceRight<JSONPath>((at, { path: old, name }) => {
      const renamed = [...old.slice(0, -1), name];
      return renamed.every((key, index) => at[index] === key) ? [...old, ...at.slice(old.length)] : at;
    }, path);
}
