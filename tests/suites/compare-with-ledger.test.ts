import { expect, test } from 'vitest';
import { compareWithLedger } from './compare-with-ledger';

const [ana, bia] = ['ana', 'bia'].map((name) => ({ key: `key of ${name}`, email: `${name}@exemplo.com.br` }));
const acknowledged = [ana, bia].filter((entry) => entry !== undefined);

test('a ledger that has each acknowledged payment once is right', () => {
  expect(compareWithLedger(acknowledged, acknowledged)).toEqual({ lost: 0, duplicated: 0 });
});

test('a stored payment whose answer did not arrive is no fault', () => {
  expect(compareWithLedger(acknowledged.slice(1), acknowledged)).toEqual({ lost: 0, duplicated: 0 });
});

test('finds a payment that a server acknowledged before it was stored', () => {
  expect(compareWithLedger(acknowledged, acknowledged.slice(1))).toEqual({ lost: 1, duplicated: 0 });
});

test.each([
  ['under the same key', {}],
  ['under another key', { key: 'another key' }],
])('finds a payment that is stored twice %s', (_, changes) => {
  const repeated = acknowledged.slice(0, 1).map((entry) => ({ ...entry, ...changes }));
  expect(compareWithLedger(acknowledged, [...acknowledged, ...repeated])).toEqual({ lost: 0, duplicated: 1 });
});
