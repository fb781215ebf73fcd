import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The parts of a schema that explanations use. */
export interface SchemaNode {
  $ref?: string;
  const?: unknown;
  description?: string;
  enum?: readonly unknown[];
  type?: string;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, SchemaNode>>;
  required?: readonly string[];
  additionalProperties?: boolean | SchemaNode;
  items?: SchemaNode;
  oneOf?: readonly SchemaNode[];
  discriminator?: { propertyName: string };
  deprecated?: boolean;
  /** New name of a deprecated key in the same object. */
  'x-renamedTo'?: string;
  /** Keys of which an object must have exactly one. */
  'x-alternatives'?: readonly string[];
  /** Usual misspellings of a value or key, normalized by `foldName` → the right one. */
  'x-aliases'?: Readonly<Record<string, string>>;
}

/** Own property of an object: every object inherits a `constructor`. */
function ownOf<T>(object: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return object && Object.hasOwn(object, name) ? object[name] : undefined;
}

interface Place {
  node: SchemaNode;
  /** File of the schema, for its relative `$ref`s. */
  file: string;
}

const project = path.resolve(import.meta.dirname, '../..');
const files = new Map<string, SchemaNode>();

/**
 * Schema of a place in a value; for a tagged union, the branch that the value selects. Schemas are loaded for the first
 * mistake, because valid files need none.
 *
 * @param file schema of the value, a path in the project
 */
export function schemaAt(file: string, value: unknown, at: readonly (string | number)[]): SchemaNode | undefined {
  let place: Place | undefined = follow({ node: readSchema(file), file });
  let part: unknown = value;
  for (const key of at) {
    place = place && chooseBranch(place, part);
    place = place && step(place, key);
    part = (part as Record<string | number, unknown> | undefined)?.[key];
  }
  return place && chooseBranch(place, part)?.node;
}

function step({ node, file }: Place, key: string | number): Place | undefined {
  const additional = typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined;
  const next = typeof key === 'number' ? node.items : (ownOf(node.properties, key) ?? additional);
  return next && follow({ node: next, file });
}

function chooseBranch(place: Place, value: unknown): Place {
  const { oneOf, discriminator } = place.node;
  if (!oneOf || !discriminator) return place;
  const tag = (value as Record<string, unknown> | undefined)?.[discriminator.propertyName];
  const branch = oneOf.find(({ properties }) => properties?.[discriminator.propertyName]?.const === tag);
  return branch ? { node: branch, file: place.file } : place;
}

function follow(place: Place): Place {
  const { $ref } = place.node;
  if ($ref === undefined) return place;
  const [name = '', pointer = ''] = $ref.split('#');
  const file = name === '' ? place.file : path.posix.join(path.posix.dirname(place.file), name);
  let node = readSchema(file);
  for (const key of pointer.split('/').slice(1)) node = (node as Record<string, SchemaNode>)[key] ?? {};
  return follow({ node, file });
}

function readSchema(file: string): SchemaNode {
  const known = files.get(file);
  if (known) return known;
  const schema = JSON.parse(readFileSync(path.join(project, file), 'utf8')) as SchemaNode;
  files.set(file, schema);
  return schema;
}
