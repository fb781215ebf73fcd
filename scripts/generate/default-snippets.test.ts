import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { buildFlowSchema } from './build-flow-schema';
import { readSources } from './read-sources';
import { isObject, type Json, type JsonObject } from './schema-walk';

const origin = 'https://guiche.invalid/';
const sources = readSources(process.cwd());
const files = [...sources.schemas.filter(({ room }) => room !== 'frame'), buildFlowSchema(sources)];
const ajv = new Ajv2020({ strict: false, discriminator: true, validateFormats: false });
for (const { path, schema } of files) ajv.addSchema(schema, origin + path);

/** Every snippet with the URL of its schema. */
const snippets = files.flatMap(({ path, schema }) => listSnippets(schema, `${origin}${path}#`));

function listSnippets(node: Json, address: string): [label: string, address: string, body: Json][] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isObject(node) && Array.isArray(node.defaultSnippets) ? node.defaultSnippets : [];
  return [
    ...own.map((snippet): [string, string, Json] => {
      const { label = '', body = null } = snippet as JsonObject;
      return [String(label), address, body];
    }),
    ...Object.entries(node).flatMap(([key, part]) => listSnippets(part as Json, `${address}/${key}`)),
  ];
}

/** Text that an editor inserts: each place with its initial content, and `^` for a value that is not text. */
function fill(body: Json): Json {
  if (Array.isArray(body)) return body.map(fill);
  if (isObject(body)) return Object.fromEntries(Object.entries(body).map(([key, part]) => [key, fill(part as Json)]));
  if (typeof body !== 'string') return body;
  const text = body.replace(/\$\{\d+:([^}]*)\}/g, '$1');
  return text.startsWith('^') ? (JSON.parse(text.slice(1)) as Json) : text;
}

it('the schemas offer more than 12 editor snippets', () => {
  expect(snippets.length).toBeGreaterThan(12);
});

it.each(snippets)('the editor snippet "%s" is valid: %s', (_, address, body) => {
  const validate = ajv.getSchema(address);
  validate?.(fill(body));
  expect(validate?.errors).toBeNull();
});
