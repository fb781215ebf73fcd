import { expect, test } from 'vitest';
import { applyEdits } from '../fix/apply-edits';
import { renameOldKeys } from './rename-old-keys';

const schema = 'catalogue/source/old-keys.schema.json';

test.each([
  ['an old key is renamed', '{ "colour" : "#fff" }', '{ "color" : "#fff" }'],
  [
    'old keys are renamed below keys of any name',
    '{"plans":{"a":{"price":1},"b":{"price":2}}}',
    '{"plans":{"a":{"amount":1},"b":{"amount":2}}}',
  ],
  [
    'an old key is renamed only in objects of the matching kind',
    '{"steps":[{"kind":"lead","next":"a"},{"kind":"other","next":"b"}]}',
    '{"steps":[{"kind":"lead","to":"a"},{"kind":"other","next":"b"}]}',
  ],
  ['a value equal to an old key stays', '{ "color": "colour" }', '{ "color": "colour" }'],
  [
    'an old key stays if the new key also exists',
    '{ "colour": "#fff", "color": "#000" }',
    '{ "colour": "#fff", "color": "#000" }',
  ],
  ['an old key without a successor stays', '{ "gone": "x" }', '{ "gone": "x" }'],
  ['an empty text stays empty', '', ''],
])('%s', (_, before, after) => {
  expect(applyEdits(before, renameOldKeys(before, schema))).toBe(after);
});

test('a second migration finds nothing to rename', () => {
  const text = '{\n  "colour": "#fff",\n  "plans": { "a": { "price": 1 } }\n}\n';
  const migrated = applyEdits(text, renameOldKeys(text, schema));
  expect(migrated).toBe('{\n  "color": "#fff",\n  "plans": { "a": { "amount": 1 } }\n}\n');
  expect(renameOldKeys(migrated, schema)).toEqual([]);
});
