import { expect, test, vi } from 'vitest';
import { findOldKeys, renameInValue } from './old-keys';

vi.mock('../../schemas/generated/old-keys', () => ({ oldKeys: ['colour', 'gone', 'price', 'next'] }));

const schema = 'catalogue/source/old-keys.schema.json';

test.each([
  ['a key at the top level', { colour: '#fff' }, { color: '#fff' }],
  ['a key inside an object with any name', { plans: { a: { price: 1 } } }, { plans: { a: { amount: 1 } } }],
  [
    'a key in the schema branch that the value of "kind" selects',
    { steps: [{ kind: 'lead', next: 'a' }] },
    { steps: [{ kind: 'lead', to: 'a' }] },
  ],
  ['the new key wins when both keys are present', { colour: '#fff', color: '#000' }, { color: '#000' }],
  ['a deprecated key without a replacement stays', { gone: 'x' }, { gone: 'x' }],
  ['a value equal to a deprecated key stays', { color: 'colour' }, { color: 'colour' }],
])('deprecated keys get their new names: %s', (_, before, after) => {
  const value: unknown = structuredClone(before);
  renameInValue(value, findOldKeys(JSON.stringify(before), schema));
  expect(value).toEqual(after);
});
