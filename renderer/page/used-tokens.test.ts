import { expect, test } from 'vitest';
import { loadCatalogue } from '../config/load-catalogue';
import { repositoryRoot } from '../testing/test-repository';
import { buildThemeCss } from '../theme/theme-css';
import { forFirstPaint, pickMode, pickUsedTokens, withoutDeviceFaces } from './used-tokens';

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

test('of the faces some are loaded, and the others are those that a device has', () => {
  const device = '@font-face{font-family:"A text";src:local("B"),local("C")}';
  const loaded = '@font-face{font-family:"A";src:url("/fonts/a.woff2") format("woff2")}';
  const ready = ':root[data-fonts="ready"]{--font:"A","A text"}';
  expect(forFirstPaint(`${device}${loaded}:root{--a:1px}${ready}`)).toBe(`${device}:root{--a:1px}`);
  expect(withoutDeviceFaces(`${device}${loaded}:root{--a:1px}`)).toBe(`${loaded}:root{--a:1px}`);
});

test('the first paint has no colours of paper, the rest of the page has', () => {
  const { neutralTheme, fonts } = loadCatalogue(repositoryRoot);
  const theme = buildThemeCss(neutralTheme, fonts, () => undefined);
  const paper = /@media print\{:root\[data-mode\]\{[^}]*\}\}/.exec(theme)?.[0] ?? '';
  expect(paper).toContain('--canvas:#fff');
  expect(forFirstPaint(theme)).not.toContain('print');
  expect(withoutDeviceFaces(theme)).toContain(paper);
});

test('a page has the colours of its mode', () => {
  const { neutralTheme, fonts } = loadCatalogue(repositoryRoot);
  const theme = forFirstPaint(buildThemeCss(neutralTheme, fonts, () => undefined));
  const [light, dark, auto] = (['light', 'dark', 'auto'] as const).map((mode) => pickMode(theme, mode));
  expect(light).not.toContain('data-mode');
  expect(dark).toContain(':root[data-mode=dark]{--');
  expect(dark).not.toContain('@media');
  expect(auto).toContain('@media (prefers-color-scheme:dark){:root[data-mode=auto]{--');
  expect(auto).not.toContain('data-mode=dark');
  const ground = /:root\{--canvas:#[^}]*\}/.exec(theme)?.[0];
  expect(ground).toBeDefined();
  for (const css of [light, dark, auto]) expect(css).toContain(ground);
});
