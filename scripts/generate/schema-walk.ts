/** JSON value in the generator. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

const MAPS_OF_SCHEMAS = ['properties', 'patternProperties', '$defs', 'dependentSchemas'];
const LISTS_OF_SCHEMAS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const SCHEMAS = [
  'additionalProperties',
  'contains',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
];

/** Keywords that only our own tools and editors read. */
export const CUSTOM_KEYWORDS: readonly string[] = [
  '$comment',
  '$schema',
  'defaultSnippets',
  'markdownDescription',
  'x-accepts',
  'x-aliases',
  'x-alternatives',
  'x-message',
  'x-own',
  'x-renamedTo',
];

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Rebuilds a schema bottom-up: calls `change` for every object subschema, with its JSON pointer ('' is the root).
 * Visits only places where 2020-12 allows a schema, so a property named `title` is never mistaken for the keyword.
 */
export function mapSchema(
  schema: JsonObject,
  change: (node: JsonObject, pointer: string) => JsonObject,
  pointer = '',
): JsonObject {
  const visit = (value: Json, at: string): Json => (isObject(value) ? mapSchema(value, change, at) : value);
  const node: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    const at = `${pointer}/${keyword}`;
    if (MAPS_OF_SCHEMAS.includes(keyword) && isObject(value)) {
      node[keyword] = Object.fromEntries(
        Object.entries(value).map(([key, child]) => [key, visit(child, `${at}/${escapePointer(key)}`)]),
      );
    } else if (LISTS_OF_SCHEMAS.includes(keyword) && Array.isArray(value)) {
      node[keyword] = value.map((child, index) => visit(child, `${at}/${index}`));
    } else if (SCHEMAS.includes(keyword)) {
      node[keyword] = visit(value, at);
    } else {
      node[keyword] = value;
    }
  }
  return change(node, pointer);
}

/** Calls `visit` for every object subschema, with its JSON pointer. */
export function walkSchema(schema: JsonObject, visit: (node: JsonObject, pointer: string) => void): void {
  mapSchema(schema, (node, pointer) => {
    visit(node, pointer);
    return node;
  });
}

function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
