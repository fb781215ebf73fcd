import Ajv2020 from 'ajv/dist/2020.js';
import { camelCase } from './names';
import { type SchemaFile, type SessionPart, SourceError, type Sources } from './read-sources';
import { isObject, type JsonObject } from './schema-walk';

/** A storage key, as its part declares it. */
export interface PartKey {
  name: string;
  /** Title of its schema; undefined when code validates the value. */
  schema: SchemaFile | undefined;
  isOfVisit: boolean;
  isOfTab: boolean;
  lifetimeMs: number;
}

/** A session part with a validated declaration. */
export interface CheckedPart extends SessionPart {
  /** Its word in manifests. */
  word: string;
  /** Its field in the session and in a patch. */
  field: string;
  keys: readonly PartKey[];
  schema: SchemaFile | undefined;
  after: readonly string[];
  endsWith: readonly string[];
}

const DECLARATION_PATH = 'schemas/session-part.schema.json';
/** Storage keys that belong to no part. */
const TAKEN = ['purchaseIntent', 'statusCall'];

/**
 * Session parts in the order of restoring and writing.
 *
 * @throws SourceError for the first mistake
 */
export function checkSessionParts({ sessionParts, schemas }: Sources): CheckedPart[] {
  const declaration = schemas.find(({ path }) => path === DECLARATION_PATH);
  if (!declaration) throw new SourceError(`${DECLARATION_PATH} is missing`);
  const ajv = new Ajv2020({ strict: false });
  const owners = new Map(TAKEN.map((key) => [key, 'the code of the session']));
  const checked = sessionParts.map((part) => {
    const file = `${part.dir}/${part.id}.part.json`;
    if (!ajv.validate(declaration.schema, part.declaration)) {
      throw new SourceError(`${file}: ${ajv.errorsText(ajv.errors, { dataVar: '' })}`);
    }
    const found = readPart(part, schemas, file);
    for (const { name } of found.keys) {
      const owner = owners.get(name);
      if (owner) throw new SourceError(`${file}: the key ${name} is already taken by ${owner}`);
      owners.set(name, file);
    }
    const mistake = findMistake(found);
    if (mistake) throw new SourceError(`${file}: ${mistake}`);
    return found;
  });
  return sortParts(checked);
}

function readPart(part: SessionPart, schemas: readonly SchemaFile[], file: string): CheckedPart {
  const { id, dir, declaration } = part;
  const { field, keys, after = [], endsWith } = declaration as unknown as Declaration;
  const schemaOf = (name: string) => schemas.find(({ path }) => path === `${dir}/${name}`);
  return {
    ...part,
    word: camelCase(id),
    field: field ?? camelCase(id),
    schema: schemaOf(`${id}.part.schema.json`),
    after: endsWith.includes('other-lead') && id !== 'lead' ? [...after, 'lead'] : after,
    endsWith,
    keys: keys.map(({ name, schema, owner, place, lifetimeMs }) => {
      const found = schema === undefined ? undefined : schemaOf(schema);
      if (schema !== undefined && !found) throw new SourceError(`${file}: ${dir}/${schema} is missing`);
      return { name, schema: found, isOfVisit: owner === 'visit', isOfTab: place === 'tab', lifetimeMs };
    }),
  };
}

interface Declaration {
  field?: string;
  keys: { name: string; schema?: string; owner: string; place?: string; lifetimeMs: number }[];
  after?: string[];
  endsWith: string[];
}

/** Mistake of a part that needs code but has none. */
function findMistake(part: CheckedPart): string | undefined {
  const { id, keys, parts, schema, codeExports } = part;
  const isWritten = codeExports.includes('apply');
  if (!schema && !parts.has('fields.ts')) return `needs ${id}.part.schema.json, or ${id}.fields.ts with types`;
  if (isWritten && part.endsWith.includes('other-lead'))
    return `${id}.part.ts writes it: end it there with another lead`;
  if (!isWritten && keys.length > 1) return `the player writes one key: write more with an apply in ${id}.part.ts`;
  if (!parts.has('restore.ts') && keys.length > 1) return `the player reads one key: read more in ${id}.restore.ts`;
  const [key] = keys;
  if (!key || isWritten) return undefined;
  if (!key.schema) return `the key ${key.name} needs a schema: the player checks what it reads`;
  const missing = missingProperties(key, key.schema.schema);
  return missing.length > 0 ? `${key.schema.path}: needs the properties ${missing.join(', ')}` : undefined;
}

/** The player writes these beside the value; a closed schema must allow them. */
function missingProperties({ isOfVisit }: PartKey, { properties }: JsonObject): string[] {
  const written = isOfVisit ? ['savedAt'] : ['savedAt', 'productCode', 'area'];
  return written.filter((name) => !isObject(properties) || !(name in properties));
}

/** Sorts parts after those that they depend on, else by name. */
function sortParts(parts: readonly CheckedPart[]): CheckedPart[] {
  const sorted: CheckedPart[] = [];
  const visit = (part: CheckedPart, from: readonly string[]) => {
    if (sorted.includes(part)) return;
    if (from.includes(part.id))
      throw new SourceError(`${part.dir}: comes after itself: ${[...from, part.id].join(' › ')}`);
    for (const id of part.after) {
      const other = parts.find((one) => one.id === id);
      if (!other) throw new SourceError(`${part.dir}/${part.id}.part.json: after: there is no part ${id}`);
      visit(other, [...from, part.id]);
    }
    sorted.push(part);
  };
  for (const part of parts) visit(part, []);
  return sorted;
}
