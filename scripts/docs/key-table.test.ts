import { expect, test } from 'vitest';
import type { JsonObject } from '../generate/schema-walk';
import { describeValue } from './key-table';
import words from './words.json' with { type: 'json' };

test.each<[JsonObject, string]>([
  [{ enum: ['light', 'dark'] }, '`"light"` · `"dark"`'],
  [{ type: 'boolean' }, '`true` or `false`'],
  [{ type: 'integer', minimum: 3, maximum: 5 }, 'whole number, 3 to 5'],
  [{ type: 'integer', minimum: 1 }, 'whole number, from 1'],
  [{ type: 'string', maxLength: 80 }, 'text, up to 80'],
  [{ type: 'string', minLength: 1, maxLength: 80 }, 'text, up to 80'],
  [{ type: 'string', minLength: 10, maxLength: 80 }, 'text, 10 to 80'],
  [{ type: 'string', pattern: '^#' }, 'a colour'],
  [{ type: 'array', maxItems: 9, items: { enum: ['pix'] } }, 'list; each entry: `"pix"`'],
  [{ type: 'array', items: { type: 'object' } }, 'list of objects'],
  [{ const: 'lead', type: 'string' }, '`"lead"`'],
])('the schema %j is described as %s', (schema, text) => {
  expect(describeValue(schema, words.en, () => 'a colour')).toBe(text);
});
