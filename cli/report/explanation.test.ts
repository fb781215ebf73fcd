import { expect, test } from 'vitest';
import type { Explanation } from '../../catalogue/explain-brand';
import { formatExplanation } from './explanation';

const base = { file: 'brands/_base/theme.json', path: ['dark', 'text'], value: '#eaeff5', line: 46 };
const color = { file: 'brands/acme/brand.json', path: ['color'], value: '#0b5fff', line: 4 };
const own = { file: 'brands/acme/theme.json', path: ['dark', 'text'], value: '#ffffff', line: 9 };
const sources = [{ path: 'theme.palette.primary.pure', statement: color }];

function make(changes: Partial<Explanation>): Explanation {
  return {
    group: 'theme',
    path: 'theme.dark.text',
    key: 'dark.text',
    value: '#ffffff',
    origin: null,
    overridden: [],
    sources: [],
    ...changes,
  };
}

test('the explanation of a set value shows its line and the values that it overrides', () => {
  expect(formatExplanation(make({ origin: own, overridden: [base], sources }), 'pt-BR').split('\n')).toEqual([
    'theme.dark.text = "#ffffff"',
    '  definido em  brands/acme/theme.json:9',
    '  no lugar de  "#eaeff5"  brands/_base/theme.json:46',
    '  no lugar de  derivado de theme.palette.primary.pure = "#0b5fff"  brands/acme/brand.json:4',
  ]);
});

test('the explanation of a derived value shows its source and the overridden value', () => {
  expect(formatExplanation(make({ overridden: [base], sources }), 'en').split('\n')).toEqual([
    'theme.dark.text = "#ffffff"',
    '  derived from  theme.palette.primary.pure = "#0b5fff"  brands/acme/brand.json:4',
    '  instead of    "#eaeff5"  brands/_base/theme.json:46',
  ]);
});

test('the explanation of a value outside files names the folder name or a calculation', () => {
  const folder = make({ path: 'BR.business', value: 'acme', sources: [{ path: 'folder', statement: null }] });
  expect(formatExplanation(folder, 'pt-BR')).toBe('BR.business = "acme"\n  derivado de  nome da pasta');
  expect(formatExplanation(make({}), 'pt-BR')).toBe('theme.dark.text = "#ffffff"\n  calculado, sem arquivo');
});

test('an explanation shortens a long overridden value', () => {
  const long = { ...base, value: Array.from({ length: 40 }, () => 'pix') };
  const text = formatExplanation(make({ origin: own, overridden: [long] }), 'pt-BR');
  expect(text).toContain(`${JSON.stringify(long.value).slice(0, 79)}…  brands/_base/theme.json:46`);
});
