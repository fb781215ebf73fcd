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
  ['.a:disabled{color:red}.b[data-on=true]{color:red}', 'a state of the page that it is not in'],
  ['.a:hover,.b{color:red}', 'one of its selectors that waits for nobody'],
  ['.a:not(:hover){color:red}', 'a state of nobody having come'],
  ['.a:has(input:focus-visible,input:checked){color:red}', "one of several states that need not be somebody's"],
  ['.gone,.c{color:red}', 'one of its selectors'],
  ['.a:not(.gone){color:red}', 'a class that must not be there'],
  ['.c:is(.gone,p){color:red}', 'a class that need not be there'],
  ['.c:not(:has(.gone:nth-child(2))){color:red}', 'a class in brackets in brackets'],
  ['a[href$=".pdf"]{color:red}', 'a dot in a text'],
  ['.e\\/f{color:red}', 'a class with a sign in it'],
  ['@media (width>1px){.a{margin:0.5px}}', 'a rule that hangs on the screen'],
  ['@media print{.a{margin:0}}', 'a rule for paper'],
  ['.a{animation:turn-a 1s}@keyframes turn-a{0%{opacity:.5}to{opacity:0}}', 'an animation of such a rule'],
  ['@font-face{font-family:a;src:local(b)}', 'a font'],
])('%s stays: %s', (css) => {
  expect(pick(css)).toBe(css);
});

test.each([
  ['.gone{color:red}', 'no such class'],
  ['.a .gone{color:red}', 'one class of two'],
  ['.d{color:red}', 'a class in the text'],
  ['.a.gone:disabled{color:red}', 'a state of what is not there'],
  ['.a:hover{color:red}.b[data-on=true]:focus-visible:before{color:red}', 'a state that somebody brings about'],
  ['.a:has(input:focus-visible) small,.b:is(:hover,:active){color:red}', 'such states in brackets'],
  ['@media (hover:hover){.a:hover{color:red}}', 'a condition of such a state'],
  ['@media (width>1px){.gone{margin:0}}', 'a whole condition'],
  ['@media print{@media (width>1px){.gone{margin:0}}}', 'conditions in conditions'],
  ['.gone{animation:turn-gone 1s}@keyframes turn-gone{to{opacity:0}}', 'an animation that nothing runs'],
])('%s goes: %s', (css) => {
  expect(pick(css)).toBe('');
});

test('what stays keeps its order', () => {
  expect(pick('.c{margin:0}.gone{margin:1px}@media print{.gone{margin:2px}.a{margin:3px}}.b{margin:4px}')).toBe(
    '.c{margin:0}@media print{.a{margin:3px}}.b{margin:4px}',
  );
});

test('a layer without rules keeps its place', () => {
  expect(pick('@layer x{.gone{margin:0}}@layer y{.a{margin:0}}')).toBe('@layer x{}@layer y{.a{margin:0}}');
});

test('each sheet and each page has its own', () => {
  expect(pickCriticalCss(html, { name: 'x', css: '.a{margin:0}' })).toBe('.a{margin:0}');
  expect(pickCriticalCss(html, { name: 'y', css: '.b{margin:0}' })).toBe('.b{margin:0}');
  expect(pickCriticalCss('<p class="c"></p>', { name: 'x', css: '.a{margin:0}' })).toBe('');
});
