import { expect, test } from 'vitest';
import { shortenPair } from './shorten-pair';

test('a long text is cut around its first difference', () => {
  const start = 'a'.repeat(300);
  const end = 'z'.repeat(300);
  const { before, after } = shortenPair(`${start}OLD${end}`, `${start}NEW${end}`);
  expect(before).toBe(`…${'a'.repeat(40)}OLD${'z'.repeat(117)}…`);
  expect(after).toBe(`…${'a'.repeat(40)}NEW${'z'.repeat(117)}…`);
});

test.each<[before: string | undefined, after: string | undefined]>([
  ['Seu pedido', 'O pedido'],
  [undefined, 'O pedido'],
  ['x'.repeat(160), undefined],
])('the short texts %j and %j stay whole', (before, after) => {
  expect(shortenPair(before, after)).toEqual({ before, after });
});

test('a text that only gets longer shows what is added', () => {
  const text = 'a'.repeat(200);
  expect(shortenPair(text, `${text} NEW`)).toEqual({ before: `…${'a'.repeat(40)}`, after: `…${'a'.repeat(40)} NEW` });
});
