import { expect, test } from 'vitest';
import { isTextLine } from './text-line';

test.each<[value: string, isValid: boolean]>([
  ['', true],
  ['Av. Brasil, 1.000 – ap. 7', true],
  ["Sant'Ana 😀", true],
  ['a\u0000', false],
  ['a\tb', false],
  ['a\nb', false],
  ['a\u0085b', false],
  ['a\ud83d', false],
  ['\ude00a', false],
])('%j is a valid line of text: %s', (value, isValid) => {
  expect(isTextLine(value)).toBe(isValid);
});
