import type { JSONPath } from 'jsonc-parser';
import { type SchemaNode, schemaAt } from '../../catalogue/source/schema-at';
import { valueAt } from '../../catalogue/source/value-at';
import type { Params } from '../findings/config-finding';
import type { FixIntent } from '../findings/finding-list';
import { aliasOf } from './alias-of';
import { findKeyHome } from './find-key-home';

/** Files of a brand's folder that share its settings. */
const brandFiles: Readonly<Record<string, string>> = {
  'schemas/brand.schema.json': 'brand.json',
  'schemas/theme.schema.json': 'theme.json',
};

/** Groups that have their own file beside brand.json. */
const ownFiles: Readonly<Record<string, string>> = {
  theme: 'theme.json',
  copy: 'copy.pt-BR.json',
  messages: 'messages.pt-BR.json',
};

/** Number of keys in a message; the documentation lists all. */
const mostFree = 6;

/**
 * Advice for a key that its schema does not know: the intended key, the place that accepts it, or the free keys here.
 *
 * @param path path of the object around the key
 */
export function adviseOnKey(
  schema: string,
  whole: unknown,
  path: JSONPath,
  found: string,
): { params: Params; fix?: FixIntent } {
  const node = schemaAt(schema, whole, path);
  const taken = Object.keys(valueAt(whole, path) as object);
  const meant = aliasOf(node, found);
  if (meant !== undefined && !taken.includes(meant)) {
    return { params: { found, nearest: meant }, fix: { kind: 'rename-key', name: meant } };
  }
  const ownFile = isGroupOfBrand(schema, whole, [...path, found]) ? ownFiles[found] : undefined;
  if (ownFile !== undefined) return { params: { found, inFile: ownFile } };
  const { outside, inside } = findKeyHome(schema, whole, path, found) ?? {};
  if (outside !== undefined) return { params: { found, outside } };
  if (inside !== undefined) return { params: { found, inside } };
  const inFile = findFile(schema, found);
  if (inFile !== undefined) return { params: { found, inFile } };
  const allowed = listFree(node, taken);
  const free = allowed.length > mostFree ? [...allowed.slice(0, mostFree), '…'] : allowed;
  return { params: { found, allowed, free }, fix: 'nearest-key' };
}

/** Whether a path is a group of brand.json or of one of its areas. */
function isGroupOfBrand(schema: string, whole: unknown, path: JSONPath): boolean {
  return schema === 'schemas/brand.schema.json' && path.length <= 2 && typeof valueAt(whole, path) === 'object';
}

/** Keys that an object does not have yet. */
function listFree(node: SchemaNode | undefined, taken: readonly string[]): string[] {
  const alternatives = node?.['x-alternatives'] ?? [];
  const excluded = alternatives.some((key) => taken.includes(key)) ? alternatives : [];
  return Object.entries(node?.properties ?? {})
    .filter(([key, { deprecated }]) => key !== '$schema' && !deprecated && ![...taken, ...excluded].includes(key))
    .map(([key]) => key);
}

/** Other file of a brand's folder that accepts a key. */
function findFile(schema: string, key: string): string | undefined {
  if (brandFiles[schema] === undefined) return undefined;
  const other = Object.keys(brandFiles).find((file) => file !== schema && hasKey(file, key));
  return other && brandFiles[other];
}

function hasKey(file: string, key: string): boolean {
  return Object.hasOwn(schemaAt(file, {}, [])?.properties ?? {}, key);
}
