import { camelCase } from './names';
import type { SchemaFile, SessionPart, Sources } from './read-sources';
import { moveSchema, relativePath } from './schema-set';
import { isObject, type JsonObject } from './schema-walk';
import { generatedSchema } from './write-code';

const EXAMPLE_PATH = 'schemas/generated/session-example.schema.json';

/** Generates the words for a manifest's needs and gives, and the session fields of examples. */
export function buildSessionSchemas({ sessionParts, schemas }: Sources): SchemaFile[] {
  return [
    {
      path: 'schemas/generated/session-part-id.schema.json',
      room: 'config',
      schema: generatedSchema({
        title: 'SessionPartId',
        description: 'A part of the session: a folder of renderer/session/parts.',
        enum: sessionParts.map(({ id }) => camelCase(id)),
      }),
    },
    {
      path: EXAMPLE_PATH,
      room: 'config',
      schema: generatedSchema({
        title: 'SessionExample',
        description: 'What a state of a template says of the session.',
        type: 'object',
        additionalProperties: false,
        properties: Object.assign({}, ...sessionParts.map((part) => exampleOf(part, schemas))),
      }),
    },
  ];
}

function exampleOf({ id, dir, parts, declaration }: SessionPart, schemas: readonly SchemaFile[]): JsonObject {
  const own = schemas.find(({ path }) => path === `${dir}/${id}.example.schema.json`);
  if (own) {
    const { properties } = moveSchema(own.schema, own.path, EXAMPLE_PATH);
    return isObject(properties) ? properties : {};
  }
  if (!parts.has('part.schema.json') || parts.has('fields.ts')) return {};
  const $ref = relativePath(EXAMPLE_PATH, `${dir}/${id}.part.schema.json`);
  return { [String(declaration.field ?? camelCase(id))]: { $ref, description: declaration.description ?? '' } };
}
