import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCallExample } from '../../renderer/testing/test-repository';
import { type CallId, contract } from '../generated/contract';
import { validatorOf } from './validator-of';

interface Schema {
  $ref?: string;
  type?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
}

const requests = (JSON.parse(readText('contract.json')) as { id: CallId; request?: string }[]).flatMap(
  ({ id, request }) => (request === undefined ? [] : [{ id, request }]),
);

describe('no text of a request body may contain NUL or a lone surrogate', () => {
  const cases = requests.flatMap(({ id, request }) =>
    listTexts({ $ref: `./${request}.schema.json` }).map((where): [CallId, string, string] => [id, request, where]),
  );

  it.each(cases)('%s: %s%s', (id, request, where) => {
    for (const sign of ['\u0000', '\ud800']) {
      const body = spoil(readCallExample(request), where.split('/').slice(1), sign);
      const validate = validatorOf(contract[id].request);
      expect(validate(body)).toBe(false);
      expect(validate.errors?.map(({ instancePath }) => instancePath)).toContain(where);
    }
  });
});

/** JSON pointers to a body's texts that buyers may write. */
function listTexts(schema: Schema, pointer = ''): string[] {
  if (schema.$ref !== undefined) return listTexts(JSON.parse(readText(schema.$ref)) as Schema, pointer);
  if (schema.type === 'string') return schema.enum ? [] : [pointer];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) => listTexts(part, `${pointer}/${key}`)),
    ...(schema.items ? listTexts(schema.items, `${pointer}/0`) : []),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((part) => listTexts(part, pointer)),
  ];
}

/** A copy of a body with a character added to the text at the keys. */
function spoil(value: unknown, [key, ...rest]: string[], sign: string): unknown {
  if (key === undefined) return `${value ?? ''}${sign}`;
  const part = spoil(Object(value)[key], rest, sign);
  return Array.isArray(value) ? [part] : { ...Object(value), [key]: part };
}

function readText(file: string): string {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8');
}
