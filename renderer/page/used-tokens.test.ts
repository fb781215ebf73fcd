import { expect, test } from 'vitest';
import { pickUsedTokens, withoutFontFaces } from './used-tokens';

test('a theme keeps the tokens that rules name, in every mode, and no others', () => {
  const theme =
    ':root{--text:#111;--gone:#222;color-scheme:light}@media (prefers-color-scheme:dark){:root{--text:#eee;--gone:#ddd}}';
  expect(pickUsedTokens(theme, 'p{color:var(--text)}')).toBe(
    ':root{--text:#111;color-scheme:light}@media (prefers-color-scheme:dark){:root{--text:#eee;}}',
  );
});

test('a token that another one names stays', () => {
  const theme = ':root{--c:red;--b:var(--c);--a:1px solid var(--b, blue);--d:2px}';
  expect(pickUsedTokens(theme, '.x{border:var(--a)}')).toBe(
    ':root{--c:red;--b:var(--c);--a:1px solid var(--b, blue);}',
  );
});

test('a value ends behind its quotes, whatever stands in them', () => {
  const theme = ':root{--art:url("data:image/svg+xml;utf8,{}");--gone:"a;b}";--text:red}';
  expect(pickUsedTokens(theme, 'p{color:var(--text)}')).toBe(':root{--text:red}');
  expect(pickUsedTokens(theme, 'p{background:var(--art)}')).toBe(':root{--art:url("data:image/svg+xml;utf8,{}");}');
});

test('a token is not known by the beginning of its name', () => {
  expect(pickUsedTokens(':root{--text:red;--text-muted:blue}', 'p{color:var(--text-muted)}')).toBe(
    ':root{--text-muted:blue}',
  );
});

test('fonts stay: they are asked for by their names', () => {
  const face = '@font-face{font-family:"A";src:local("B")}';
  expect(pickUsedTokens(`${face}:root{--font-body:"A"}`, 'p{margin:0}')).toContain(face);
});

test('each theme and each set of rules has its own', () => {
  const theme = ':root{--a:1px;--b:2px}';
  expect(pickUsedTokens(theme, 'p{margin:var(--a)}')).toBe(':root{--a:1px;}');
  expect(pickUsedTokens(theme, 'p{margin:var(--b)}')).toBe(':root{--b:2px}');
  expect(pickUsedTokens(':root{--a:3px}', 'p{margin:var(--a)}')).toBe(':root{--a:3px}');
});

test('a theme without its faces keeps all else', () => {
  expect(withoutFontFaces('@font-face{font-family:"A";src:local("B")}:root{--a:1px}@font-face{font-family:"C"}')).toBe(
    ':root{--a:1px}',
  );
});
