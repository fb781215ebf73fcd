import path from 'node:path';
import { pointerKeys, valueAt } from '../../catalogue/value-at';
import { pascalCase } from './names';
import { type SchemaFile, SourceError } from './read-sources';
import { isObject, type Json, type JsonObject, mapSchema, walkSchema } from './schema-walk';

/** Target of a `$ref`: a file of the repository and a JSON pointer in it ('' is the whole file). */
export interface RefTarget {
  path: string;
  pointer: string;
}

/** Parses a `$ref` in the file `from`; knows only files of this repository. */
export function parseRef(from: string, ref: string): RefTarget {
  const [file = '', pointer = ''] = ref.split('#');
  return { path: file === '' ? from : path.posix.join(path.posix.dirname(from), file), pointer };
}

/** A schema of the file `from`, with its references as the file `to` writes them. */
export function moveSchema(schema: JsonObject, from: string, to: string): JsonObject {
  return mapSchema(schema, (node) => {
    if (typeof node.$ref !== 'string') return node;
    const { path: target, pointer } = parseRef(from, node.$ref);
    return { ...node, $ref: relativePath(to, target) + (pointer === '' ? '' : `#${pointer}`) };
  });
}

/** Relative path from the file `from` to the file `target`, always starting with a dot. */
export function relativePath(from: string, target: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), target);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** TypeScript name of a file's own type: its title. */
export function typeName(file: SchemaFile): string {
  const { title } = file.schema;
  if (typeof title !== 'string' || !/^[A-Z][A-Za-z0-9]*$/.test(title)) {
    throw new SourceError(`${file.path}: needs a PascalCase title`);
  }
  return title;
}

/** TypeScript name of a local definition: its title, or its key in PascalCase. */
export function definitionName(key: string, definition: JsonObject): string {
  return typeof definition.title === 'string' ? definition.title : pascalCase(key);
}

/** Local definitions of a file: key → schema. */
export function localDefinitions(file: SchemaFile): [string, JsonObject][] {
  const { $defs } = file.schema;
  if (!isObject($defs)) return [];
  return Object.entries($defs).filter((entry): entry is [string, JsonObject] => isObject(entry[1]));
}

/** The files, and those that they refer to. */
export function listReached(files: readonly SchemaFile[], from: readonly SchemaFile[]): SchemaFile[] {
  const found = new Set(from);
  for (const file of found) {
    walkSchema(file.schema, ({ $ref }) => {
      const target = typeof $ref === 'string' && files.find(({ path }) => path === parseRef(file.path, $ref).path);
      if (target) found.add(target);
    });
  }
  return [...found];
}

/** Schema that a `$ref` in `from` names; undefined when it does not exist. */
export function resolveRef(files: readonly SchemaFile[], from: string, ref: string): JsonObject | undefined {
  const target = parseRef(from, ref);
  const file = files.find((candidate) => candidate.path === target.path);
  const value = valueAt(file?.schema, pointerKeys(target.pointer)) as Json | undefined;
  return isObject(value) ? value : undefined;
}
