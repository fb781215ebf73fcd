import { expect, test } from 'vitest';
import { pickCriticalCss } from './critical-css';

const html = '<main class="a b"><p class="c e/f">class="d"</p></main>';

let sheets = 0;

function pick(css: string): string {
  sheets += 1;
  return pickCriticalCss(html, { name: `sheet ${sheets}`, css });
}

test.each([
  ['body{margin:0}', 'a rule without classes'],
  ['.a{color:red}', 'a class of the page'],
  ['.a>.c p{color:red}', 'only classes of the page'],
  ['.a:disabled{color:red}.b[data-on=true]{color:red}', 'states of its classes'],
  ['.a:not(:hover){color:red}', 'a state in brackets'],
  ['.gone,.c{color:red}', 'one of its selectors matches the page'],
  ['.a:not(.gone){color:red}', 'a class that must be absent'],
  ['.c:is(.gone,p){color:red}', 'a class with an alternative that the page has'],
  ['.c:not(:has(.gone:nth-child(2))){color:red}', 'an absent class in nested brackets'],
  ['a[href$=".pdf"]{color:red}', 'a dot in an attribute value'],
  ['.e\\/f{color:red}', 'a class with an escaped slash'],
  ['@media (width>1px){.a{margin:0.5px}}', 'a rule that depends on the screen width'],
  ['@media print{.a{margin:0}}', 'a rule for print'],
  ['.a{animation:turn-a 1s}@keyframes turn-a{0%{opacity:.5}to{opacity:0}}', 'an animation'],
  ['@keyframes turn-a{33.3%{opacity:.5}to{opacity:0}}', 'the steps of an animation'],
  ['@font-face{font-family:a;src:local(b)}', 'a font'],
])('the critical CSS keeps %s: %s', (css) => {
  expect(pick(css)).toBe(css);
});

test.each([
  ['.gone{color:red}', 'a class that the page lacks'],
  ['.a .gone{color:red}', 'the page lacks one of two classes'],
  ['.d{color:red}', 'a class name that only stands in the text'],
  ['.a.gone:disabled{color:red}', 'a state of a class that the page lacks'],
  ['@media (width>1px){.gone{margin:0}}', 'a media query without a matching rule'],
  ['@media print{@media (width>1px){.gone{margin:0}}}', 'nested media queries without a matching rule'],
])('the critical CSS drops %s: %s', (css) => {
  expect(pick(css)).toBe('');
});

test('the kept rules stay in their order', () => {
  expect(pick('.c{margin:0}.gone{margin:1px}@media print{.gone{margin:2px}.a{margin:3px}}.b{margin:4px}')).toBe(
    '.c{margin:0}@media print{.a{margin:3px}}.b{margin:4px}',
  );
});

test('a layer without kept rules stays in its place', () => {
  expect(pick('@layer x{.gone{margin:0}}@layer y{.a{margin:0}}')).toBe('@layer x{}@layer y{.a{margin:0}}');
});

test('each style sheet and each page has its own critical CSS', () => {
  expect(pickCriticalCss(html, { name: 'x', css: '.a{margin:0}' })).toBe('.a{margin:0}');
  expect(pickCriticalCss(html, { name: 'y', css: '.b{margin:0}' })).toBe('.b{margin:0}');
  expect(pickCriticalCss('<p class="c"></p>', { name: 'x', css: '.a{margin:0}' })).toBe('');
});
