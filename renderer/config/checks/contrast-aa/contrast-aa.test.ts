import { describe, expect, it } from 'vitest';
import type { Theme } from '../../../../schemas/generated/types';
import { readRepositoryFile } from '../../../testing/test-repository';
import { contrastPairs } from '../../../theme/color-roles';
import { contrastOf } from '../../../theme/contrast';
import { resolveTheme } from '../../../theme/resolve-theme';
import type { Params } from '../../findings/config-finding';
import type { BrandSubject, RuleOf } from '../rule';
import { rule } from './contrast-aa.rule';

const base = JSON.parse(readRepositoryFile('brands/_base/theme.json')) as Theme;

function findingsOf(own: Theme) {
  const found: { path: string; params: Params }[] = [];
  const theme = { file: 'theme.json', own, resolved: resolveTheme('acme', base, own) };
  const subject = { theme, shared: { theme: base } } as unknown as BrandSubject;
  (rule as RuleOf<'brand'>).check(subject, (place, params = {}) => {
    if ('path' in place) found.push({ path: place.path.join('.'), params });
  });
  return found;
}

const spoiled = (['light', 'dark'] as const).flatMap((mode) =>
  contrastPairs.map(([front, back]) => ({ mode, front, back, color: base[mode]?.[back] ?? '' })),
);

describe('a palette in which something cannot be read is refused (A11Y-4)', () => {
  it('is tried with every pair of both modes', () => {
    expect(spoiled.length).toBeGreaterThanOrEqual(40);
  });

  it.each(spoiled)('$front like $back, $mode', ({ mode, front, color }) => {
    const found = findingsOf({ [mode]: { [front]: color } });
    expect(found.map(({ path }) => path)).toEqual([`${mode}.${front}`]);
  });

  it.each(spoiled)('the proposed $front can be read on all that it stands on, $mode', ({ mode, front, color }) => {
    const [finding] = findingsOf({ [mode]: { [front]: color } });
    const roles = resolveTheme('acme', base, { [mode]: { [front]: String(finding?.params.repaired) } })[mode];
    const pairs = contrastPairs.filter((pair) => pair[0] === front);
    expect(pairs.filter(([one, other, least]) => contrastOf(roles[one], roles[other]) < least)).toEqual([]);
  });

  it('one wrong ground is one finding, not one for each text on it', () => {
    expect(findingsOf({ light: { 'surface-raised': '#8a8a8a' } }).map(({ path }) => path)).toEqual([
      'light.surface-raised',
    ]);
  });

  it('two wrong colours are two', () => {
    expect(findingsOf({ light: { text: '#aaaaaa' }, dark: { link: '#333333' } })).toHaveLength(2);
  });
});

it('the base can be read', () => {
  expect(findingsOf({})).toEqual([]);
});
