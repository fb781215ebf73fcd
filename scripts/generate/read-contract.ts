import Ajv2020 from 'ajv/dist/2020.js';
import { type SchemaFile, SourceError, type Sources } from './read-sources';
import { typeName } from './schema-set';

/** One call of the HTTP contract in `schemas/api/contract.json`. */
export interface Call {
  id: string;
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  params: string[];
  request?: string;
  answer: string;
  group: string;
  rateLimit: string;
  takesMoney?: true;
  isCached?: true;
  isWhole?: true;
  optional?: true;
}

const CONTRACT_PATH = 'schemas/api/contract.json';
const SCHEMA_PATH = 'schemas/api/contract.schema.json';

/** Calls in table order. Throws a SourceError when one is invalid or repeated. */
export function readContract({ contract, schemas }: Sources): Call[] {
  if (contract === undefined) return [];
  const schema = schemas.find((file) => file.path === SCHEMA_PATH)?.schema;
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  if (!schema || !ajv.validate(schema, contract)) {
    const text = schema ? ajv.errorsText(undefined, { dataVar: '' }) : `needs ${SCHEMA_PATH}`;
    throw new SourceError(`${CONTRACT_PATH}: ${text}`);
  }
  const calls = contract as unknown as Call[];
  const seen = new Set<string>();
  for (const { id, method, path } of calls) {
    for (const key of [id, `${method} ${path}`]) {
      if (seen.has(key)) throw new SourceError(`${CONTRACT_PATH}: "${key}" stands twice`);
      seen.add(key);
    }
  }
  return calls;
}

/** Schema file of a call's body: 'lead-request' → `schemas/api/lead-request.schema.json`. */
export function bodySchema(name: string, files: readonly SchemaFile[]): SchemaFile {
  const file = files.find(({ path }) => path === `schemas/api/${name}.schema.json`);
  if (!file) throw new SourceError(`${CONTRACT_PATH}: "${name}" has no schemas/api/${name}.schema.json`);
  return file;
}

/** Type of a body, or undefined when the call has none. */
export function bodyType(name: string | undefined, files: readonly SchemaFile[]): string | undefined {
  return name === undefined ? undefined : typeName(bodySchema(name, files));
}

/** Names in braces, in path order. */
export function pathParams(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}
