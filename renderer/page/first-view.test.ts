import { expect, test } from 'vitest';
import { takeFirstView } from './first-view';

test.each([
  ['<div class="page"><p>a</p></div>', '<div class="page"><p>a</p></div>', 'a page without a mark'],
  [
    '<main><div class="head" data-fold="true"><h1>a</h1><p>b</p></div><form>c</form></main>',
    '<main><div class="head" data-fold="true"><h1>a</h1><p>b</p></div>',
    'up to the end of the marked element',
  ],
  [
    '<div><div data-fold="true" class="x"><div>a<br/><img src="b" alt="1 &gt; 0"/></div></div><div>c</div></div>',
    '<div><div data-fold="true" class="x"><div>a<br/><img src="b" alt="1 &gt; 0"/></div></div>',
    'with elements of its own name and without an end',
  ],
  [
    '<p data-fold="true">a</p><p data-fold="true">b</p>',
    '<p data-fold="true">a</p>',
    'the first of two, which decides what is held back',
  ],
  [
    '<h1 data-fold="true">a</h1><svg class="b"><path d="m0 0"></path></svg>',
    '<h1 data-fold="true">a</h1>',
    'not what stands behind it',
  ],
])('%s', (html, first) => {
  expect(takeFirstView(html)).toBe(first);
});
