import { posix } from 'node:path';
import { type FileKind, fileKinds } from '../../catalogue/source/file-kinds';
import { schemaAt } from '../../catalogue/source/schema-at';
import type { DescribedError } from './described-error';
import { show } from './show-value';

/** Schema names are unique, so the name alone identifies the intended one. */
const schemas = new Map(Object.values(fileKinds).map(({ schema }) => [nameOf(schema), schema]));

/**
 * Reports a `$schema` of another file kind. Undefined when it is right, missing or a web URL. If the content also
 * matches the other kind, the file is misplaced (`schema-mismatch`).
 *
 * @param file path in the tree, value, and whether its kind accepts the value
 */
export function describeWrongSchema(
  { schema }: FileKind<unknown>,
  { file, value, isValid }: { file: string; value: unknown; isValid: boolean },
): DescribedError | undefined {
  const found = (value as { $schema?: unknown } | null)?.$schema;
  if (typeof found !== 'string') return undefined;
  const right = pathFrom(file, schema);
  // The usual case, checked first.
  if (found === right || /^https?:/i.test(found)) return undefined;
  if (posix.join(posix.dirname(file), found) === schema) return undefined;
  const place: Pick<DescribedError, 'path' | 'part'> = { path: ['$schema'], part: 'value' };
  const [stated, expected] = [nameOf(found), nameOf(schema)];
  const other = stated === expected ? undefined : schemas.get(stated);
  if (other !== undefined && isMisplaced({ value: value as object, isValid, own: schema, other })) {
    return { code: 'schema-mismatch', ...place, params: { stated, expected, right } };
  }
  const fix = { kind: 'set-value', value: right } as const;
  return { code: 'schema-path', ...place, params: { found: show(found), right }, fix };
}

/** Relative path from one project file to another. It runs for every file, so it builds no lists. */
function pathFrom(file: string, other: string): string {
  let up = '';
  for (let slash = file.indexOf('/'); slash >= 0; slash = file.indexOf('/', slash + 1)) up += '../';
  return up + other;
}

/**
 * Whether a value belongs to another file kind. Its key names decide; if they do not, its own kind's validation does.
 * Copy may have any key, so a theme passes as copy. One misspelled key does not turn a brand into a theme.
 */
function isMisplaced({ value, isValid, own, other }: { value: object; isValid: boolean; own: string; other: string }) {
  const isOther = namesMostKeys(other, value);
  return isOther === namesMostKeys(own, value) ? !isValid : isOther;
}

function namesMostKeys(schema: string, value: object): boolean {
  const known = schemaAt(schema, value, [])?.properties ?? {};
  const keys = Object.keys(value).filter((key) => key !== '$schema');
  return keys.filter((key) => Object.hasOwn(known, key)).length * 2 > keys.length;
}

/** `theme` of `../../schemas/theme.schema.json`, also with Windows separators. */
function nameOf(schema: string): string {
  return schema.slice(Math.max(schema.lastIndexOf('/'), schema.lastIndexOf('\\')) + 1).replace(/\.schema\.json$/, '');
}
