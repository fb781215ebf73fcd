import type { JSONPath } from 'jsonc-parser';
import { type SchemaNode, schemaAt } from '../../catalogue/source/schema-at';
import { valueAt } from '../../catalogue/value-at';
import type { Params } from '../findings/config-finding';
import type { FixIntent } from '../findings/finding-list';
import { aliasOf } from './alias-of';

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
  const intended = aliasOf(node, found);
  if (intended !== undefined && !taken.includes(intended)) {
    return { params: { found, nearest: intended }, fix: { kind: 'rename-key', name: intended } };
  }
  const ownFile = isGroupOfBrand(schema, whole, [...path, found]) ? ownFiles[found] : undefined;
  if (ownFile !== undefined) return { params: { found, inFile: ownFile } };
  const home = findKeyHome(schema, whole, path, found);
  if (home) return { params: { found, ...home.advice } };
  const [, inFile] =
    Object.entries(brandFiles).find(([file]) => file !== schema && hasKey(schemaAt(file, {}, []), found)) ?? [];
  if (inFile !== undefined && brandFiles[schema] !== undefined) return { params: { found, inFile } };
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

/** Places where the schema accepts a misplaced key. */
interface KeyHome {
  /** Objects that accept the key. */
  places: readonly JSONPath[];
  /** The key of the object that it belongs beside, or the paths to those objects. */
  advice: { outside: string } | { inside: readonly string[] };
}

/** Maximum depth of the search. */
const deepest = 2;

/** More places are no useful hint. */
const mostPlaces = 3;

/**
 * Nearby place that accepts an unknown key: inside its object, else beside or inside a parent.
 *
 * @param file schema of the value, a path in the project
 */
export function findKeyHome(file: string, whole: unknown, path: JSONPath, key: string): KeyHome | undefined {
  // A key further away than the surrounding object has another meaning, despite the same name.
  const nearest = typeof path.at(-1) === 'number' ? path.length - 2 : path.length - 1;
  for (let length = path.length; length >= 0; length -= 1) {
    const scope = path.slice(0, length);
    const outside = path[length];
    if (typeof outside === 'string' && hasKey(schemaAt(file, whole, scope), key))
      return { places: [scope], advice: { outside } };
    const places = length >= nearest ? findInside(file, whole, scope, key) : [];
    if (places.length > mostPlaces) return undefined;
    if (places.length > 0)
      return { places, advice: { inside: places.map((place) => formatPath(place.slice(length))) } };
  }
  return undefined;
}

/** The shallowest objects inside one that accept a key; existing ones first. */
function findInside(file: string, whole: unknown, scope: JSONPath, key: string): JSONPath[] {
  let level: JSONPath[] = [scope];
  for (let depth = 0; depth < deepest; depth += 1) {
    level = level.flatMap((path) => {
      const { items, properties = {} } = schemaAt(file, whole, path) ?? {};
      return (items ? [0] : Object.keys(properties)).map((part) => [...path, part]);
    });
    const known = level.filter((path) => hasKey(schemaAt(file, whole, path), key));
    if (known.length === 0) continue;
    const present = known.filter((path) => valueAt(whole, path) !== undefined);
    return present.length > 0 ? present : known;
  }
  return [];
}

function hasKey(node: SchemaNode | undefined, key: string): boolean {
  return node?.properties !== undefined && Object.hasOwn(node.properties, key);
}

/** `"payment"`, `"plans.yearly"`; list indexes are left out, because the intended item is unknown. */
function formatPath(path: JSONPath): string {
  return `"${path.filter((part) => typeof part === 'string').join('.')}"`;
}
