import { expect, test } from 'vitest';
import { findOldKeys, renameInValue } from './old-keys';

const schema = 'catalogue/source/old-keys.schema.json';

test.each([
  ['a key', { colour: '#fff' }, { color: '#fff' }],
  ['keys below keys of any name', { plans: { a: { price: 1 } } }, { plans: { a: { amount: 1 } } }],
  [
    'the key of the branch that the tag names',
    { steps: [{ kind: 'lead', next: 'a' }] },
    { steps: [{ kind: 'lead', to: 'a' }] },
  ],
  ['both keys: the new one counts', { colour: '#fff', color: '#000' }, { color: '#000' }],
  ['a key that nothing has taken the place of: it stays', { gone: 'x' }, { gone: 'x' }],
])('%s', (_, before, after) => {
  const value: unknown = structuredClone(before);
  renameInValue(value, findOldKeys(JSON.stringify(before), schema));
  expect(value).toEqual(after);
});
