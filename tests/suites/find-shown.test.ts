import { expect, test } from 'vitest';
import { hostileTexts } from '../faults/hostile-texts';
import { findShown, numberText } from './find-shown';

const numbers = hostileTexts.map((_, index) => index);

test.each<[place: string, write: (text: string) => string]>([
  ['an element', (text) => `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}Ana</p>`],
  ['an attribute', (text) => `<p title="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`],
  ['the data of a script', (text) => `<script>${JSON.stringify({ text }).replaceAll('<', '\\u003c')}</script>`],
  ['the query of a link', (text) => `<a href="/lead?${new URLSearchParams({ x: text })}">`],
])('finds each hostile text in %s', (_, write) => {
  expect(findShown(numbers.map((number) => write(numberText(number))).join(''), numbers)).toEqual(numbers);
});

test('finds no text that the page dropped or cut, or has with another number', () => {
  const [text = ''] = hostileTexts;
  expect(findShown(`<p>${numberText(1)}${text}${text.slice(1)}//0.</p>`, [0, 2, 200])).toEqual([]);
});
