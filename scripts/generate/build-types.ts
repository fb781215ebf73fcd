import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { HEADER, literalUnion } from './names';
import { type SchemaFile, SourceError, type Sources } from './read-sources';
import { definitionName, localDefinitions, parseRef, typeName } from './schema-set';
import { isObject, type JsonObject, mapSchema } from './schema-walk';

/** Keywords without influence on a value's type. */
const SHAPELESS = [
  '$comment',
  '$defs',
  '$schema',
  'dependentRequired',
  'dependentSchemas',
  'else',
  'if',
  'not',
  'then',
];
/** Keywords that allow any value. */
const ANNOTATIONS = ['description', 'markdownDescription'];
const BUNDLE = 'EveryTypeOnce';

/**
 * `schemas/generated/types.ts`: one type per schema file and local definition. All are compiled together, and a `$ref`
 * becomes its target's name, so nothing is printed twice.
 */
export async function buildTypes(sources: Sources, files: readonly SchemaFile[]): Promise<string> {
  const definitions = collectDefinitions(files);
  const bundle: JSONSchema = {
    title: BUNDLE,
    type: 'object',
    additionalProperties: false,
    required: [...definitions.keys()],
    properties: Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  const printed = await compile(bundle, BUNDLE, {
    additionalProperties: false,
    bannerComment: '',
    enableConstEnums: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true },
  });
  const types = printed.replace(new RegExp(`export interface ${BUNDLE} \\{\\n(?:.*\\n)*?\\}\\n`), '').trimStart();
  failOnDuplicates(types);
  return HEADER + types + idTypes(sources);
}

function collectDefinitions(files: readonly SchemaFile[]): Map<string, JsonObject> {
  const names = new Map<string, string>();
  const found = new Map<string, { file: SchemaFile; schema: JsonObject }>();
  for (const file of files) {
    const own: [string, string, JsonObject][] = [
      [`${file.path}#`, typeName(file), file.schema],
      ...localDefinitions(file).map(([key, schema]): [string, string, JsonObject] => [
        `${file.path}#/$defs/${key}`,
        definitionName(key, schema),
        schema,
      ]),
    ];
    for (const [address, name, schema] of own) {
      const other = found.get(name);
      if (other) throw new SourceError(`${file.path}: the type name ${name} is already taken by ${other.file.path}`);
      names.set(address, name);
      found.set(name, { file, schema });
    }
  }
  return new Map(
    [...found].map(([name, { file, schema }]) => [name, { ...shapeOf(schema, file.path, names), title: name }]),
  );
}

function shapeOf(schema: JsonObject, from: string, names: ReadonlyMap<string, string>): JsonObject {
  return mapSchema(schema, (node, pointer) => {
    if (typeof node.$ref === 'string') {
      const target = parseRef(from, node.$ref);
      const name = names.get(`${target.path}#${target.pointer}`);
      if (!name) throw new SourceError(`${from}: ${pointer}: $ref "${node.$ref}" names no file and no /$defs entry`);
      return { ...keep(node, ['description', 'deprecated']), tsType: name };
    }
    // Without a tsType it would print an object.
    if (Object.keys(node).every((keyword) => ANNOTATIONS.includes(keyword))) return { ...node, tsType: 'unknown' };
    const shape = Object.fromEntries(Object.entries(node).filter(([keyword]) => !SHAPELESS.includes(keyword)));
    if (Array.isArray(shape.allOf)) {
      const parts = shape.allOf.filter((part) => isObject(part) && Object.keys(part).length > 0);
      if (parts.length > 0) shape.allOf = parts;
      else delete shape.allOf;
    }
    // The branches describe a choice between objects; an extra `type` would print an open object.
    if ((shape.oneOf || shape.anyOf) && !shape.properties) delete shape.type;
    // `$schema` beside free keys would need a type that is both a string and those keys' type.
    if (isObject(shape.properties) && isObject(shape.additionalProperties)) {
      const { $schema: _, ...properties } = shape.properties;
      shape.properties = properties;
    }
    return shape;
  });
}

function keep(node: JsonObject, keywords: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(node).filter(([keyword]) => keywords.includes(keyword)));
}

/** json-schema-to-typescript names a second type `Foo1`: one of them needs another title. */
function failOnDuplicates(types: string): void {
  const names = new Set([...types.matchAll(/^export (?:type|interface) (\w+)/gm)].map((match) => match[1] ?? ''));
  for (const name of names) {
    const base = name.replace(/\d+$/, '');
    if (base !== name && names.has(base)) {
      throw new SourceError(`schemas/generated/types.ts: ${base} is printed twice (${name}): give one another title`);
    }
  }
}

function idTypes({ templates, methods, formats }: Sources): string {
  const ids = (name: string, comment: string, folders: readonly { id: string }[]) =>
    `/** ${comment} */\nexport type ${name} = ${literalUnion(folders.map(({ id }) => id))};\n`;
  return [
    ids('TemplateId', 'The folders of templates/.', templates),
    ids('MethodId', 'The methods of renderer/payment-form/methods/.', methods),
    ids(
      'RuleId',
      'The files of schemas/formats/.',
      formats.map((id) => ({ id })),
    ),
  ].join('');
}
