import { differenceCiede2000 } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../checks/load-catalogue';
import { listRepositoryFolder, readRepositoryFile, repositoryRoot } from '../../renderer/testing/test-repository';
import type { Theme } from '../../schemas/generated/types';
import { colorRoles, contrastPairs } from './color-roles';
import { contrastOf, readableOn, toneOf } from './contrast';
import { type ResolvedTheme, resolveTheme } from './resolve-theme';

const base = JSON.parse(readRepositoryFile('brands/_base/theme.json')) as Theme;
const modes = ['light', 'dark'] as const;

/** Theme of a brand that states one colour, plus other values. */
const themeOf = (pure: string, own: Theme = {}) =>
  resolveTheme('acme', base, { ...own, palette: { ...own.palette, primary: { pure, ...own.palette?.primary } } });

/** Minimum difference between two colours of thin lines. */
const leastApart = 20;

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Unreadable pairs of roles: `light: text on canvas 2.31`. */
function listUnreadable(theme: ResolvedTheme): string[] {
  const pairs = modes.flatMap((mode) =>
    contrastPairs.flatMap(([front, back, least]) => {
      const contrast = contrastOf(theme[mode][front], theme[mode][back]);
      return contrast < least ? [`${mode}: ${front} on ${back} ${contrast.toFixed(2)}`] : [];
    }),
  );
  const overlay = contrastOf(readableOn(theme.primary), theme.primary);
  return overlay < 4.5 ? [...pairs, `overlay ${overlay.toFixed(2)}`] : pairs;
}

describe('a theme that is derived from any one colour', () => {
  it('is readable in both modes (A11Y-4)', () => {
    fc.assert(
      fc.property(anyColor, (pure) => {
        expect(listUnreadable(themeOf(pure))).toEqual([]);
      }),
      { numRuns: 400, examples: [['#000000'], ['#ffffff'], ['#777777'], ['#ffe600'], ['#00ff00'], ['#0000ff']] },
    );
  });

  it('is readable with any second colour', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (pure, second) => {
        const theme = themeOf(pure, { palette: { secondary: { pure: second } } });
        expect(listUnreadable(theme)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps the stated colours, and derives readable colours for the others', () => {
    // Text on the button must also fit its hover: a hover stated alone may leave no readable ink for both.
    const statable = colorRoles.filter((role) => role !== 'accent-hover');
    const surfaces = fc.constantFrom('#ffffff', '#fff9e8', '#eef2ff', '#f4f4f5');
    fc.assert(
      fc.property(anyColor, surfaces, fc.subarray(statable), (pure, surface, roles) => {
        const neutral = Object.fromEntries(roles.map((role) => [role, base.light?.[role]]));
        const stated = { ...neutral, surface, canvas: surface, 'surface-raised': surface };
        const theme = themeOf(pure, { light: stated });
        expect(theme.light).toMatchObject(stated);
        const isStated = (role: string) => role in neutral;
        const unreadable = contrastPairs.filter(
          ([front, back, least]) =>
            !isStated(front) && !isStated(back) && contrastOf(theme.light[front], theme.light[back]) < least,
        );
        expect(unreadable).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the button of a brand', () => {
  it.each([
    ['#0b5fff', '#0b5fff', '#ffffff', 'unchanged'],
    ['#7b1fa2', '#7b1fa2', '#ffffff', 'unchanged'],
    ['#000000', '#000000', '#ffffff', 'unchanged'],
  ])('in %s is %s with text in %s: %s', (pure, accent, ink) => {
    expect(themeOf(pure).light).toMatchObject({ accent, 'on-accent': ink });
  });

  it.each(['#ffc83a', '#ffe600', '#a3e635', '#fde68a'])(
    'in the bright colour %s is dark, with text in the bright colour',
    (pure) => {
      const { light } = themeOf(pure);
      expect(light['on-accent']).toBe(pure);
      expect(toneOf(light.accent).l).toBeLessThan(0.4);
    },
  );

  it.each(['#1f9d55', '#0891b2', '#ff7a00', '#e8a317', '#f59e0b'])(
    'in %s keeps its hue and gets slightly darker',
    (pure) => {
      const [own, accent] = [toneOf(pure), toneOf(themeOf(pure).light.accent)];
      expect(Math.abs(own.h - accent.h)).toBeLessThan(12);
      expect(own.l - accent.l).toBeGreaterThan(0);
      expect(own.l - accent.l).toBeLessThan(0.12);
    },
  );
});

describe('the neutral colours', () => {
  it.each(['#0b5fff', '#e11d48', '#1f9d55', '#7b1fa2'])('of a brand in %s have a slight tint of its hue', (pure) => {
    const { light, dark } = themeOf(pure);
    for (const color of [light.canvas, light.text, dark.canvas, dark.surface]) {
      const { c, h } = toneOf(color);
      expect(c).toBeGreaterThan(0.008);
      expect(c).toBeLessThan(0.05);
      expect(Math.min(Math.abs(h - toneOf(pure).h), 360 - Math.abs(h - toneOf(pure).h))).toBeLessThan(25);
    }
  });

  it('of a grey brand are grey', () => {
    expect(toneOf(themeOf('#6e6e6e').light.canvas).c).toBeLessThan(0.001);
  });
});

describe('the theme of a brand keeps what the brand states', () => {
  it('stated tones replace derived tones', () => {
    const theme = themeOf('#7b1fa2', {
      palette: { primary: { pure: '#7b1fa2', light: '#ffeeff', medium: '#d0a0ff', dark: '#2a0040' } },
    });
    expect(theme.light['accent-soft']).toBe('#ffeeff');
    expect(theme.dark.accent).toBe('#d0a0ff');
    expect(theme.light['on-accent-soft']).toBe('#2a0040');
  });

  it.each<[string, NonNullable<NonNullable<Theme['palette']>['secondary']>, [light: string, dark: string]]>([
    ['pure and medium', { pure: '#0a7a72', medium: '#4fe0d0' }, ['#0a7a72', '#4fe0d0']],
    [
      'dark, where a light surface swallows the pure one',
      { pure: '#ffe600', medium: '#ffee66', dark: '#6b5f00' },
      ['#6b5f00', '#ffee66'],
    ],
    [
      'light, where a dark surface swallows the medium one',
      { pure: '#0a4a72', medium: '#0a3a52', light: '#cfeaff' },
      ['#0a4a72', '#cfeaff'],
    ],
  ])('the second colour becomes the focus colour: %s', (_, secondary, focus) => {
    const { light, dark } = themeOf('#7b1fa2', { palette: { secondary } });
    expect([light.focus, dark.focus]).toEqual(focus);
  });

  it('a brand without a brand colour has the neutral theme', () => {
    const theme = resolveTheme('acme', base, { light: { link: '#000000' } });
    expect(theme.light).toEqual({ ...base.light, link: '#000000' });
    expect(theme.dark).toEqual(base.dark);
  });

  it.each(listRepositoryFolder('brands').filter((id) => id !== '_base'))('every role that %s states', (id) => {
    const stated = readTheme(id);
    const theme = loadCatalogue(repositoryRoot).brands.find((brand) => brand.id === id)?.theme;
    for (const mode of modes) expect(theme?.[mode]).toMatchObject(stated[mode] ?? {});
  });
});

describe('the focus colour', () => {
  const apart = differenceCiede2000();
  const expectApart = (theme: ResolvedTheme) => {
    for (const mode of modes)
      expect(apart(theme[mode].focus, theme[mode]['error-high'])).toBeGreaterThanOrEqual(leastApart);
  };

  it('differs clearly from the error colour, for any one or two brand colours', () => {
    const examples: [string, string][] = [
      ['#b3202a', '#b3202a'],
      ['#0b5fff', '#e0525b'],
      ['#ff9ba0', '#c62828'],
    ];
    fc.assert(
      fc.property(anyColor, anyColor, (pure, second) => {
        expectApart(themeOf(pure));
        expectApart(themeOf(pure, { palette: { secondary: { pure: second } } }));
      }),
      { numRuns: 200, examples },
    );
  });

  const { brands } = loadCatalogue(repositoryRoot);

  it.each(brands.flatMap(({ id, theme }) => modes.map((mode) => [id, mode, theme[mode]] as const)))(
    'of %s in %s mode differs clearly from the error colour',
    (_id, _mode, roles) => {
      expect(apart(roles.focus, roles['error-high'])).toBeGreaterThanOrEqual(leastApart);
    },
  );
});

function readTheme(id: string): Theme {
  const file = `brands/${id}`;
  const hasTheme = listRepositoryFolder(file).includes('theme.json');
  return hasTheme ? (JSON.parse(readRepositoryFile(`${file}/theme.json`)) as Theme) : {};
}
