import type { SchemaFile } from '../generate/read-sources';
import { parseRef, resolveRef } from '../generate/schema-set';
import { isObject, type JsonObject } from '../generate/schema-walk';

/** A key that a file may contain. Siblings with equal contents are documented once, with `*` for their names. */
export interface DocumentedKey {
  path: readonly string[];
  /** Its schema with references resolved. */
  schema: JsonObject;
  isRequired: boolean;
}

/** All keys that a schema allows except `$schema`, outer ones first. */
export function listKeys(files: readonly SchemaFile[], file: SchemaFile): DocumentedKey[] {
  return keysOf(files, { path: file.path, node: file.schema }, []);
}

interface Child {
  key: string;
  place: Place;
}

interface Place {
  /** The schema's file, for its relative references. */
  path: string;
  node: JsonObject;
}

function keysOf(files: readonly SchemaFile[], place: Place, path: readonly string[]): DocumentedKey[] {
  const { properties, required } = place.node;
  const isRequired = (key: string) => Array.isArray(required) && required.includes(key);
  const children = Object.entries(isObject(properties) ? properties : {}).flatMap(([key, node]) =>
    key !== '$schema' && isObject(node) ? [{ key, place: follow(files, { path: place.path, node }) }] : [],
  );
  return groupAlike(children).flatMap((alike) => {
    const own = alike.map(({ key, place: child }) => ({
      path: [...path, key],
      schema: fillItems(files, child),
      isRequired: isRequired(key),
    }));
    const [first] = alike;
    if (!first) return own;
    return [...own, ...insideOf(files, first.place, [...path, alike.length > 1 ? '*' : first.key])];
  });
}

function insideOf(files: readonly SchemaFile[], place: Place, path: readonly string[]): DocumentedKey[] {
  const { items } = place.node;
  if (!isObject(items)) return keysOf(files, place, path);
  const inside = follow(files, { path: place.path, node: items });
  return keysOf(files, inside, [...path.slice(0, -1), `${path.at(-1)}[]`]);
}

function groupAlike(children: readonly Child[]): Child[][] {
  const groups = new Map<string, Child[]>();
  for (const child of children) {
    const shape = shapeOf(child.place.node) ?? child.key;
    groups.set(shape, [...(groups.get(shape) ?? []), child]);
  }
  return [...groups.values()];
}

/** Shape that siblings must share to be documented once; undefined for an object without keys. */
function shapeOf({ properties, required, 'x-own': isOwn }: JsonObject): string | undefined {
  return isObject(properties) ? JSON.stringify({ properties, required, isOwn }) : undefined;
}

function fillItems(files: readonly SchemaFile[], { path, node }: Place): JsonObject {
  return isObject(node.items) ? { ...node, items: follow(files, { path, node: node.items }).node } : node;
}

function follow(files: readonly SchemaFile[], { path, node }: Place): Place {
  if (typeof node.$ref !== 'string') return { path, node };
  const target = resolveRef(files, path, node.$ref);
  if (!target) return { path, node };
  const { $ref, ...own } = node;
  return follow(files, { path: parseRef(path, $ref).path, node: { ...target, ...own } });
}
