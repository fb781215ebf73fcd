import { expect, test } from 'vitest';
import { compareWithLedger, type Entry } from './compare-with-ledger';

const ana: Entry = { key: 'key of ana', email: 'ana@exemplo.com.br', amount: 100, status: 'paid' };
const bia: Entry = { key: 'key of bia', email: 'bia@exemplo.com.br', amount: 200, status: 'refused' };
const right = { lost: [], duplicated: [], different: [] };

test('a ledger that has each payment once, as told, is right', () => {
  expect(compareWithLedger([ana, bia], [ana, bia])).toEqual(right);
  expect(compareWithLedger([{ key: ana.key, email: ana.email }, ana], [ana])).toEqual(right);
});

test('a stored payment whose answer did not arrive is no fault', () => {
  expect(compareWithLedger([bia], [ana, bia])).toEqual(right);
});

test('finds a payment that a server acknowledged before it was stored', () => {
  expect(compareWithLedger([ana, bia], [bia])).toEqual({ ...right, lost: [ana.key] });
});

test.each([
  ['under the same key', ana.key],
  ['under another key', 'another key'],
])('finds a payment that is stored twice %s', (_, key) => {
  expect(compareWithLedger([ana, bia], [ana, bia, { ...ana, key }])).toEqual({ ...right, duplicated: [key] });
});

test.each([{ amount: 101 }, { status: 'refused' }, { email: 'eva@exemplo.com.br' }])(
  'finds a payment that is stored with other data: %o',
  (changes) => {
    expect(compareWithLedger([ana, bia], [{ ...ana, ...changes }, bia])).toEqual({ ...right, different: [ana.key] });
  },
);
