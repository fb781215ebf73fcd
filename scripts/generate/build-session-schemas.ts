import { camelCase, HEADER_TEXT } from './names';
import type { SchemaFile, SessionPart, Sources } from './read-sources';
import { moveRef, relativePath } from './schema-set';
import { isObject, type JsonObject, mapSchema } from './schema-walk';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';
const ID_PATH = 'schemas/generated/session-part-id.schema.json';
const EXAMPLE_PATH = 'schemas/generated/session-example.schema.json';

/** Generates the words for a manifest's needs and gives, and the session fields of examples. */
export function buildSessionSchemas({ sessionParts, schemas }: Sources): SchemaFile[] {
  return [
    {
      path: ID_PATH,
      room: 'config',
      schema: {
        $schema: DRAFT,
        $comment: HEADER_TEXT,
        title: 'SessionPartId',
        description: 'A part of the session: a folder of renderer/session/parts.',
        enum: sessionParts.map(({ id }) => camelCase(id)),
      },
    },
    {
      path: EXAMPLE_PATH,
      room: 'config',
      schema: {
        $schema: DRAFT,
        $comment: HEADER_TEXT,
        title: 'SessionExample',
        description: 'What a state of a template says of the session.',
        type: 'object',
        additionalProperties: false,
        properties: Object.assign({}, ...sessionParts.map((part) => exampleOf(part, schemas))),
      },
    },
  ];
}

function exampleOf(part: SessionPart, schemas: readonly SchemaFile[]): JsonObject {
  const { id, dir, parts, declaration } = part;
  const own = schemas.find(({ path }) => path === `${dir}/${id}.example.schema.json`);
  if (own) {
    const { properties } = mapSchema(own.schema, (node) =>
      typeof node.$ref === 'string' ? { ...node, $ref: moveRef(node.$ref, own.path, EXAMPLE_PATH) } : node,
    );
    return isObject(properties) ? properties : {};
  }
  if (!parts.has('part.schema.json') || parts.has('fields.ts')) return {};
  const $ref = relativePath(EXAMPLE_PATH, `${dir}/${id}.part.schema.json`);
  return { [String(declaration.field ?? camelCase(id))]: { $ref, description: declaration.description ?? '' } };
}
