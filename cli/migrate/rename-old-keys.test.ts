import { expect, test } from 'vitest';
import { applyEdits } from '../fix/apply-edits';
import { renameOldKeys } from './rename-old-keys';

const schema = 'catalogue/source/old-keys.schema.json';

test.each([
  ['a key', '{ "colour" : "#fff" }', '{ "color" : "#fff" }'],
  [
    'keys below keys of any name',
    '{"plans":{"a":{"price":1},"b":{"price":2}}}',
    '{"plans":{"a":{"amount":1},"b":{"amount":2}}}',
  ],
  [
    'the key of the branch that the tag names, and no other',
    '{"steps":[{"kind":"lead","next":"a"},{"kind":"other","next":"b"}]}',
    '{"steps":[{"kind":"lead","to":"a"},{"kind":"other","next":"b"}]}',
  ],
  ['a value that looks like the key: not at all', '{ "color": "colour" }', '{ "color": "colour" }'],
  ['both keys: a person chooses', '{ "colour": "#fff", "color": "#000" }', '{ "colour": "#fff", "color": "#000" }'],
  ['a key that nothing has taken the place of', '{ "gone": "x" }', '{ "gone": "x" }'],
  ['a text that is empty', '', ''],
])('%s', (_, before, after) => {
  expect(applyEdits(before, renameOldKeys(before, schema))).toBe(after);
});

test('a second time finds nothing', () => {
  const text = '{\n  "colour": "#fff",\n  "plans": { "a": { "price": 1 } }\n}\n';
  const migrated = applyEdits(text, renameOldKeys(text, schema));
  expect(migrated).toBe('{\n  "color": "#fff",\n  "plans": { "a": { "amount": 1 } }\n}\n');
  expect(renameOldKeys(migrated, schema)).toEqual([]);
});
