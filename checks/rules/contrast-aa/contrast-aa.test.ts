import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandSubject } from '../../../catalogue/subject';
import { contrastPairs } from '../../../model/theme/color-roles';
import { contrastOf } from '../../../model/theme/contrast';
import { resolveTheme } from '../../../model/theme/resolve-theme';
import { readRepositoryFile } from '../../../renderer/testing/test-repository';
import type { Theme } from '../../../schemas/generated/types';
import type { Params } from '../../findings/config-finding';
import type { FixIntent } from '../../findings/finding-list';
import { makeConfig } from '../../testing/make-config';
import { rule } from './contrast-aa.rule';

const base = JSON.parse(readRepositoryFile('brands/_base/theme.json')) as Theme;

function findingsOf(own: Theme, overlooked?: string) {
  const found: { path: string; params: Params; fix: FixIntent | undefined }[] = [];
  const resolve = (theme: Theme) => resolveTheme('acme', base, theme);
  const theme = { file: 'theme.json', own, resolved: resolve(own), resolve };
  const subject = { theme, shared: { theme: base } } as unknown as BrandSubject;
  rule(makeConfig(subject), (place, params = {}, fix) => {
    if ('path' in place && place.path.at(-1) !== overlooked) found.push({ path: place.path.join('.'), params, fix });
  });
  return found;
}

const spoiled = (['light', 'dark'] as const).flatMap((mode) =>
  contrastPairs.map(([front, back]) => ({ mode, front, back, color: base[mode]?.[back] ?? '' })),
);

describe('an unreadable palette is rejected (A11Y-4)', () => {
  it('the table has at least 40 colour pairs', () => {
    expect(spoiled.length).toBeGreaterThanOrEqual(40);
  });

  it.each(spoiled)('reports $front in the colour of $back, $mode mode', ({ mode, front, color }) => {
    const found = findingsOf({ [mode]: { [front]: color } });
    expect(found.map(({ path }) => path)).toEqual([`${mode}.${front}`]);
  });

  it.each([...new Set(spoiled.map(({ front }) => front))])('the table finds a rule that overlooks %s', (overlooked) => {
    const missed = spoiled.filter(
      ({ mode, front, color }) => findingsOf({ [mode]: { [front]: color } }, overlooked).length === 0,
    );
    expect(missed.map(({ front }) => front)).toContain(overlooked);
  });

  it.each(spoiled)(
    'proposes a $front that is readable on every background when it equals $back, $mode mode',
    ({ mode, front, color }) => {
      const [finding] = findingsOf({ [mode]: { [front]: color } });
      const roles = resolveTheme('acme', base, { [mode]: { [front]: String(finding?.params.readable) } })[mode];
      const pairs = contrastPairs.filter((pair) => pair[0] === front);
      expect(pairs.filter(([one, other, least]) => contrastOf(roles[one], roles[other]) < least)).toEqual([]);
    },
  );

  it('reports a wrong background once, not once for each text on it', () => {
    expect(findingsOf({ light: { 'surface-raised': '#8a8a8a' } }).map(({ path }) => path)).toEqual([
      'light.surface-raised',
    ]);
  });

  it('reports each of two wrong colours', () => {
    expect(findingsOf({ light: { text: '#aaaaaa' }, dark: { link: '#333333' } })).toHaveLength(2);
  });
});

const palette = { primary: { pure: '#1f5fbf' } };

describe('the check reports a wrong stated colour, but not the colours derived from it', () => {
  it.each<[own: Theme, paths: string[]]>([
    ...['#ffd800', '#f59e0b', '#22c55e', '#ff6f61', '#00c2ff'].map((accent): [Theme, string[]] => [
      { palette, light: { accent, 'on-accent': '#ffffff' } },
      ['light.accent'],
    ]),
    [{ palette, light: { canvas: '#fff', surface: '#000000' } }, ['light.canvas']],
    [{ palette, light: { surface: '#000000' } }, ['light.surface']],
    [{ palette, light: { surface: '#000', canvas: '#000' } }, ['light.surface']],
    [{ palette, dark: { accent: '#222' } }, ['dark.accent']],
    [
      { palette, dark: { surface: '#fff', canvas: '#000', accent: '#888', 'on-accent': '#888' } },
      ['dark.surface', 'dark.on-accent'],
    ],
    [{ palette, light: { text: '#aaa', link: '#bbb' } }, ['light.text', 'light.link']],
  ])('%j', (own, paths) => {
    expect(findingsOf(own).map(({ path }) => path)).toEqual(paths);
  });
});

describe('the fix keeps the colour that somebody chose', () => {
  const set = (value: string) => ({ kind: 'set-value', value });
  const add = (keys: Record<string, string>) => ({ kind: 'add-keys', keys });
  const ink = expect.stringMatching(/^#[\da-f]{6}$/);

  it.each<[title: string, own: Theme, path: string, fix: unknown]>([
    [
      'moves the text on a chosen button',
      { palette, light: { accent: '#1f5fbf', 'on-accent': '#17202b' } },
      'light.on-accent',
      set(ink),
    ],
    [
      'adds the text on a chosen button',
      { light: { accent: '#d9534f', 'accent-hover': '#d04844' } },
      'light.accent',
      add({ 'on-accent': ink }),
    ],
    [
      'adds the text on a chosen soft ground',
      { light: { 'accent-soft': '#3b4a5c' } },
      'light.accent-soft',
      add({ 'on-accent-soft': ink }),
    ],
    [
      'offers nothing for text on a ground that nobody chose',
      { palette, light: { text: '#aaaaaa' } },
      'light.text',
      undefined,
    ],
    [
      'offers nothing for a button on a ground that nobody chose',
      { palette, light: { accent: '#ffd800' } },
      'light.accent',
      undefined,
    ],
  ])('%s', (_, own, path, fix) => {
    expect(findingsOf(own).map((found) => [found.path, found.fix])).toEqual([[path, fix]]);
  });

  it('names a readable colour where it offers nothing', () => {
    expect(findingsOf({ palette, light: { text: '#aaaaaa' } })[0]?.params.readable).toBe('#6b6b6b');
  });
});

describe('the proposed colours of a theme have enough contrast', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  const backs = contrastPairs.map(([, back]) => back);
  const inks = { accent: color, 'on-accent': color, text: color };
  const optional = { requiredKeys: [] };
  // Grounds that clash are slow, because every derived colour is tried on them.
  const roles = fc.oneof(
    { weight: 9, arbitrary: fc.record(inks, optional) },
    { weight: 1, arbitrary: fc.record({ ...inks, surface: color, canvas: color }, optional) },
  );
  const theme = fc.oneof(fc.record({ light: roles }), fc.record({ light: roles, palette: fc.constant(palette) }));

  it('for any stated colours', () => {
    const check = (own: Theme) => {
      const light: Record<string, string> = {};
      const found = findingsOf(own);
      for (const { path, params } of found) {
        const color = params.repaired ?? params.readable;
        if (color !== undefined) light[path.replace('light.', '')] = String(color);
      }
      for (const { path, fix } of found) {
        const role = path.replace('light.', '');
        if (typeof fix === 'object' && fix.kind === 'set-value') expect(backs).not.toContain(role);
        if (typeof fix === 'object' && fix.kind === 'add-keys')
          expect(Object.keys(fix.keys).filter((key) => key in (own.light ?? {}))).toEqual([]);
      }
      const left = findingsOf({ ...own, light: { ...own.light, ...light } });
      expect(left.filter(({ path }) => path.replace('light.', '') in light)).toEqual([]);
      expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
    };
    fc.assert(fc.property(theme, check), { numRuns: process.env.NIGHTLY ? 500 : 60, endOnFailure: true });
  });
});

it('the base theme has enough contrast', () => {
  expect(findingsOf({})).toEqual([]);
});
