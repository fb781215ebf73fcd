import type { JSONPath } from 'jsonc-parser';
import { type SchemaNode, schemaAt } from '../../catalogue/source/schema-at';
import { valueAt } from '../../catalogue/source/value-at';

/** Places where the schema accepts a misplaced key. */
export interface KeyHome {
  /** Objects that accept the key. */
  places: readonly JSONPath[];
  /** For a key nested too deep: the key of the object that it belongs beside. */
  outside?: string;
  /** Otherwise the paths to those objects, as authors write them. */
  inside?: readonly string[];
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
    if (typeof outside === 'string' && hasKey(schemaAt(file, whole, scope), key)) return { places: [scope], outside };
    const found = length >= nearest ? findInside(file, whole, scope, key) : [];
    if (found.length > mostPlaces) return undefined;
    if (found.length > 0) return { places: found, inside: found.map((place) => tellWay(place.slice(length))) };
  }
  return undefined;
}

/** The shallowest objects inside one that accept a key; existing ones first. */
function findInside(file: string, whole: unknown, scope: JSONPath, key: string): JSONPath[] {
  let level: JSONPath[] = [scope];
  for (let depth = 0; depth < deepest; depth += 1) {
    level = level.flatMap((path) => listParts(schemaAt(file, whole, path)).map((part) => [...path, part]));
    const known = level.filter((path) => hasKey(schemaAt(file, whole, path), key));
    if (known.length === 0) continue;
    const present = known.filter((path) => valueAt(whole, path) !== undefined);
    return present.length > 0 ? present : known;
  }
  return [];
}

function listParts(node: SchemaNode | undefined): (string | number)[] {
  return node?.items ? [0] : Object.keys(node?.properties ?? {});
}

function hasKey(node: SchemaNode | undefined, key: string): boolean {
  return node?.properties !== undefined && Object.hasOwn(node.properties, key);
}

/** `"payment"`, `"plans.yearly"`; list indexes are left out, because the intended item is unknown. */
function tellWay(path: JSONPath): string {
  return `"${path.filter((part) => typeof part === 'string').join('.')}"`;
}
