import { HEADER_TEXT, sorted } from './names';
import { bodySchema, bodyType, type Call, pathParams, readContract } from './read-contract';
import type { SchemaFile, Sources } from './read-sources';
import { listReached, parseRef, typeName } from './schema-set';
import { CUSTOM_KEYWORDS, type JsonObject, mapSchema } from './schema-walk';

/** Says which word of `accepts` a field needs. */
const ACCEPTS = 'x-accepts';
/** OpenAPI's `discriminator` requires a mapping, and `const` expresses the same. */
const LEFT_OUT = [...CUSTOM_KEYWORDS.filter((keyword) => keyword !== ACCEPTS), 'discriminator'];
const ERROR = 'api-error';

/** `schemas/generated/openapi.json`: the contract as OpenAPI 3.1, for a backend team's own tests. */
export function buildOpenapi(sources: Sources, files: readonly SchemaFile[]): string {
  const calls = readContract(sources);
  const bodies =
    calls.length === 0 ? [] : [ERROR, ...calls.flatMap(({ request, answer }) => [request ?? answer, answer])];
  const roots = bodies.map((name) => bodySchema(name, files));
  const paths: Record<string, JsonObject> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call, files) };
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Checkout contract',
      version: sources.contractVersion,
      description: `The calls that the checkout makes. ${HEADER_TEXT}`,
      // package.json grants no license either.
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-rights-reserved' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/' }],
    security: [],
    tags: sorted(new Set(calls.map((call) => call.group))).map((name) => ({
      name,
      description: `Calls of the group ${name}.`,
    })),
    paths,
    components: { schemas: components(roots, files) },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function operation(call: Call, files: readonly SchemaFile[]): JsonObject {
  const request = bodyType(call.request, files);
  const body = (type: string): JsonObject => ({
    'application/json': { schema: { $ref: `#/components/schemas/${type}` } },
  });
  const error = (description: string): JsonObject => ({
    description,
    content: body(typeName(bodySchema(ERROR, files))),
  });
  return {
    operationId: call.id,
    summary: summary(call.id),
    tags: [call.group],
    ...(call.optional && { description: 'Optional for a backend: it may answer 404 or 501.' }),
    parameters: [
      ...pathParams(call.path).map((name) => parameter('path', name, ID)),
      ...call.params.map((name) => parameter('query', name, { type: 'string', maxLength: 200 })),
      ...(call.takesMoney ? [parameter('header', 'Idempotency-Key', KEY)] : []),
    ],
    ...(request && { requestBody: { required: true, content: body(request) } }),
    responses: {
      '200': { description: 'Done.', content: body(bodyType(call.answer, files) ?? '') },
      '4XX': error('Refused: the request has to change first.'),
      '5XX': error('Failed.'),
    },
    'x-rate-limit': call.rateLimit,
    ...(call.isCached && { 'x-cached': true }),
  };
}

/** 'createLead' → 'Create lead'. */
function summary(id: string): string {
  const words = id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ID: JsonObject = { type: 'string', minLength: 1, maxLength: 80 };
const KEY: JsonObject = { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' };

function parameter(place: 'path' | 'query' | 'header', name: string, schema: JsonObject): JsonObject {
  return { name, in: place, required: place !== 'query', schema };
}

/** Schemas that the calls use, by title, with their references. */
function components(roots: readonly SchemaFile[], files: readonly SchemaFile[]): JsonObject {
  const byTitle = listReached(files, roots).map((file): [string, JsonObject] => [
    typeName(file),
    component(file, files),
  ]);
  return Object.fromEntries(byTitle.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function component(file: SchemaFile, files: readonly SchemaFile[]): JsonObject {
  return mapSchema(file.schema, (node) => {
    const copied = Object.fromEntries(Object.entries(node).filter(([keyword]) => !LEFT_OUT.includes(keyword)));
    if (typeof node.$ref !== 'string') return copied;
    const target = parseRef(file.path, node.$ref);
    const title = files.find(({ path }) => path === target.path)?.schema.title;
    return { ...copied, $ref: `#/components/schemas/${title}${target.pointer}` };
  });
}
