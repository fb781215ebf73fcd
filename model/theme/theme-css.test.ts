import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../checks/load-catalogue';
import { makeTheme } from '../../renderer/testing/make-brand-area';
import { repositoryRoot } from '../../renderer/testing/test-repository';
import { printSuiteLine } from '../../tests/suites/print-suite-line';
import { colorRoles, contrastPairs } from './color-roles';
import { contrastOf, readableOn } from './contrast';
import { fontsReady } from './fonts-script';
import type { ResolvedTheme } from './resolve-theme';
import { buildThemeCss, ThemeTokenError } from './theme-css';

const { brands, fonts, neutralTheme } = loadCatalogue(repositoryRoot);
const cssOf = (theme: ResolvedTheme, someFonts = fonts) =>
  buildThemeCss(theme, someFonts, (file) => `/brands/acme/${file}?v=1`);

/** Attempts to escape from a value and add a rule, a request or a script. */
const breakouts = [
  'red;}body{display:none}',
  '#fff;background:url(https://evil.example)',
  '#fff}*{color:red',
  '</style><script>alert(1)</script>',
  '#fff</style>',
  'url(javascript:alert(1))',
  'url("https://evil.example/?leak")',
  'expression(alert(1))',
  'var(--secret)',
  'calc(1px + 1px)',
  'env(safe-area-inset-top)',
  'attr(data-secret)',
  'image-set("https://evil.example" 1x)',
  '@import "https://evil.example/a.css"',
  '/*',
  '*/',
  '#fff/**/',
  '\\23 fff',
  '#fff\\',
  '#fff\n}',
  '#fff\u0000',
  '#fff\u2028',
  ' #fff',
  '#fff ',
  '"',
  "'",
  '`alert(1)`',
  '<!--',
  '-->',
  '{',
  '}',
  ';',
  ':',
  '',
  'inherit',
  'initial !important',
  '__proto__',
  'constructor',
];

/** Values that are almost valid. */
const nearly = {
  color: [
    '#ff',
    '#ffff',
    '#fffff',
    '#fffffff',
    '#ffffffff',
    '#ggg',
    'fff',
    'rgb(0,0,0)',
    'hsl(0 0% 0%)',
    'red',
    'transparent',
    'currentColor',
    '#FFF;',
    '＃fff',
    '#fff,#000',
  ],
  length: [
    '1',
    '-1px',
    '1em',
    '1vw',
    '100%',
    '1px 2px',
    '1000px',
    '1.234px',
    '.5px',
    '1e3px',
    '0px;',
    'auto',
    '0 0',
    '1PX',
  ],
  spacing: ['1em', '0.1px', '-1em', '0.0001em', '+0.1em', '0.1 em', '0', 'normal'],
  font: [
    'Inter',
    'inter,serif',
    'inter;',
    '"inter"',
    'inter"',
    '../inter',
    'inter/../x',
    'comic-sans',
    '$schema',
    'toString',
    'hasOwnProperty',
    'INTER',
  ],
  file: [
    '../logo.svg',
    'logo.svg"',
    'logo.svg)',
    'logo.gif',
    'logo',
    'a/b.svg',
    'https://evil.example/a.svg',
    '//evil.example/a.svg',
    'logo.svg?x',
    'logo.svg#x',
    'data:image/svg+xml,x.svg',
    'LOGO.svg',
    'logo svg.svg',
    '.svg',
  ],
  weights: ['100', '100 900;', '1 2', '100-900', 'bold', '100 900 }', '100 99999'],
  share: ['x', '1%', '-1', 'auto', '1;', Number.NaN, Number.POSITIVE_INFINITY, -1, 1000],
};

type Kind = keyof typeof nearly;
type Plant = (theme: ResolvedTheme, value: string) => ResolvedTheme;

const tokens: [title: string, kind: Kind, plant: Plant][] = [
  ['a colour in light mode', 'color', (theme, value) => ({ ...theme, light: { ...theme.light, accent: value } })],
  ['a colour in dark mode', 'color', (theme, value) => ({ ...theme, dark: { ...theme.dark, 'alert-low': value } })],
  ['the colour of the overlay', 'color', (theme, value) => ({ ...theme, primary: value })],
  [
    'the radius of a control',
    'length',
    (theme, value) => ({ ...theme, shape: { ...theme.shape, radiusControl: value } }),
  ],
  [
    'the radius of a button',
    'length',
    (theme, value) => ({ ...theme, shape: { ...theme.shape, radiusButton: value } }),
  ],
  ['the radius of a card', 'length', (theme, value) => ({ ...theme, shape: { ...theme.shape, radiusCard: value } })],
  ['the width of a border', 'length', (theme, value) => ({ ...theme, shape: { ...theme.shape, borderWidth: value } })],
  [
    'the spacing of headings',
    'spacing',
    (theme, value) => ({ ...theme, font: { ...theme.font, headingSpacing: value } }),
  ],
  ['the font of the text', 'font', (theme, value) => ({ ...theme, font: { ...theme.font, body: value as 'inter' } })],
  [
    'the font of headings',
    'font',
    (theme, value) => ({ ...theme, font: { ...theme.font, heading: value as 'inter' } }),
  ],
  ['the background picture in light mode', 'file', (theme, value) => ({ ...theme, canvas: { art: value } })],
  ['the background picture in dark mode', 'file', (theme, value) => ({ ...theme, canvas: { artDark: value } })],
];
const hostile = tokens.flatMap(([title, kind, plant]) =>
  [...breakouts, ...nearly[kind]].map((value) => ({ title, value: String(value), plant })),
);

const inter = fonts.inter;
if (!inter || typeof inter === 'string') throw new Error('the base has the font inter');
const hostileFonts = [
  ...[...breakouts, 'Inter"', 'Inter,serif', 'ção', 'x'.repeat(41)].map((value) => ({
    key: 'label',
    font: { ...inter, label: value },
  })),
  ...[...breakouts, ...nearly.weights].map((value) => ({ key: 'weights', font: { ...inter, weights: value } })),
  ...(['ascent', 'descent', 'lineGap', 'like'] as const).flatMap((key) =>
    [...breakouts, ...nearly.share].map((value) => ({
      key,
      font: { ...inter, standIn: { ...inter.standIn, [key]: value } },
    })),
  ),
  ...(['text', 'capitals'] as const).flatMap((key) =>
    [...breakouts, ...nearly.share].map((value) => ({
      key,
      font: {
        ...inter,
        standIn: {
          ...inter.standIn,
          widths: { ...inter.standIn.widths, [key]: { ...inter.standIn.widths[key], 700: value as unknown as number } },
        },
      },
    })),
  ),
].filter(({ key, font }) => !(key === 'label' && /^[A-Za-z0-9 ]{1,40}$/.test(font.label)));

describe('a theme cannot inject CSS (SEC-3)', () => {
  it('with at least 150 hostile values in the test', () => {
    const theme = makeTheme();
    const refused = [
      ...hostile.filter(({ plant, value }) => isRefused(() => cssOf(plant(theme, value)))),
      ...hostileFonts.filter(({ font }) => isRefused(() => cssOf(theme, { inter: font }))),
    ];
    printSuiteLine({
      suite: 'theme-injection',
      tried: hostile.length + hostileFonts.length,
      passed: refused.length,
    });
    expect(refused.length).toBe(hostile.length + hostileFonts.length);
    expect(refused.length).toBeGreaterThanOrEqual(150);
  });

  it.each(tokens)('through %s', (title) => {
    const theme = makeTheme();
    const passed = hostile
      .filter((row) => row.title === title)
      .filter(({ plant, value }) => !isRefused(() => cssOf(plant(theme, value))));
    expect(passed.map(({ value }) => value)).toEqual([]);
  });

  it.each(['label', 'weights', 'ascent', 'descent', 'lineGap', 'like', 'text', 'capitals'])(
    'through the %s of a font',
    (key) => {
      const passed = hostileFonts
        .filter((row) => row.key === key)
        .filter(({ font }) => !isRefused(() => cssOf(makeTheme(), { inter: font })));
      expect(passed).toEqual([]);
    },
  );

  it.each([42, null, undefined, {}, ['#fff'], { toString: () => '#fff' }])(
    'through a colour that is no text: %j',
    (value) => {
      expect(() => cssOf(makeTheme({ primary: value as string }))).toThrow(ThemeTokenError);
    },
  );

  it.each(['soft;}', '__proto__', 'constructor', 'none}', '', 'huge'])('through the shadow %j', (shadow) => {
    const theme = makeTheme();
    expect(() => cssOf({ ...theme, shape: { ...theme.shape, shadow: shadow as 'soft' } })).toThrow(ThemeTokenError);
  });

  it.each(['700;}', 'bold', '<', Number.NaN, -700, 7e9, ''])('through the heading weight %j', (weight) => {
    const theme = makeTheme();
    expect(() => cssOf({ ...theme, font: { ...theme.font, headingWeight: weight as 700 } })).toThrow(ThemeTokenError);
  });

  it.each(['uppercase;}', '<', '__proto__'])('through the heading letter case %j', (headingCase) => {
    const theme = makeTheme();
    expect(cssOf({ ...theme, font: { ...theme.font, headingCase: headingCase as 'none' } })).toContain(
      '--heading-case:none;',
    );
  });
});

it.each<[what: string, print: (value: string) => string]>([
  ['prints what it is given', (value) => value],
  [
    'refuses tags and addresses alone',
    (value) => {
      if (/[<>]|url\(/.test(value)) throw new ThemeTokenError(value);
      return value;
    },
  ],
  [
    'breaks by another error',
    (value) => {
      throw new TypeError(value);
    },
  ],
])('the hostile values of a theme find a style sheet that %s', (_, print) => {
  expect(hostile.filter(({ value }) => !isRefused(() => print(value)))).not.toEqual([]);
});

function isRefused(print: () => string): boolean {
  try {
    print();
    return false;
  } catch (error) {
    return error instanceof ThemeTokenError;
  }
}

describe('the style sheet of', () => {
  const themes = [...brands.map(({ theme }) => theme), neutralTheme];

  it.each(themes)('$brandId states every colour role in both modes, and only CSS rules', (theme) => {
    const css = cssOf(theme);
    const blocks = [
      /:root\{(--canvas:[^}]*)\}/,
      /:root\[data-mode=dark\]\{([^}]*)\}/,
      /:root\[data-mode=auto\]\{([^}]*)\}/,
    ];
    for (const [index, block] of blocks.entries()) {
      const body = block.exec(css)?.[1] ?? '';
      const roles = index === 0 ? theme.light : theme.dark;
      for (const role of colorRoles) expect(body.split(';')).toContain(`--${role}:${roles[role]}`);
      expect(body).toContain(`color-scheme:${index === 0 ? 'light' : 'dark'}`);
    }
    expect(css).not.toMatch(/[<>]|undefined|NaN|https?:/);
    expect((css.match(/\{/g) ?? []).length).toBe((css.match(/\}/g) ?? []).length);
  });

  it.each(themes)('$brandId prints dark text on white in every mode', (theme) => {
    const css = cssOf(theme);
    const paper = css.slice(css.indexOf('@media print'));
    expect(paper).toMatch(/^@media print\{:root\[data-mode\]\{[^{}]*\}\}$/);
    const declarations = new Map(
      [...paper.matchAll(/--([\w-]+):([^;}]*)/g)].map(([, role, value]) => [role, value ?? '']),
    );
    for (const [one, other, least] of contrastPairs) {
      const contrast = contrastOf(declarations.get(one) ?? '', declarations.get(other) ?? '');
      expect(contrast, `${one} on ${other}`).toBeGreaterThanOrEqual(least === 3 ? 3 : 10);
    }
    for (const ground of ['canvas', 'surface', 'surface-raised']) expect(declarations.get(ground)).toBe('#fff');
    for (const role of colorRoles) expect(declarations.has(role), role).toBe(true);
    expect(declarations.get('canvas-art')).toBe('none');
    expect(paper).toContain('color-scheme:light');
  });

  it.each([
    { headingWeight: 700, headingCase: 'none' as const, width: '110.00%', ascent: '90.91%' },
    { headingWeight: 850, headingCase: 'none' as const, width: '117.50%', ascent: '85.11%' },
    { headingWeight: 550, headingCase: 'uppercase' as const, width: '85.00%', ascent: '117.65%' },
  ])(
    'a brand reserves the width of headings with weight $headingWeight and case $headingCase',
    ({ width, ascent, ...heading }) => {
      const widths = { text: { 400: 1, 700: 1.1, 900: 1.2 }, capitals: { 400: 0.8, 700: 0.9, 900: 1 } };
      const font = { ...inter, standIn: { ...inter.standIn, ascent: 1, widths } };
      const theme = makeTheme();
      const css = cssOf(
        { ...theme, font: { ...theme.font, ...heading, body: 'inter', heading: 'inter' } },
        { inter: font },
      );
      const faces = css.match(/@font-face\{[^}]*\}/g) ?? [];
      const standIns = faces.filter((face) => face.includes('local('));
      expect(standIns.map((face) => /size-adjust:([^;]*)/.exec(face)?.[1])).toEqual(['100.00%', '106.67%', width]);
      expect(standIns.at(-1)).toContain(`ascent-override:${ascent}`);
      expect(css).toContain(':root[data-fonts="ready"]{--font-body:"Inter Variable","Inter Variable text",');
      expect(css).toMatch(/--font-heading:"Inter Variable","Inter Variable heading",/);
      // The font is not named before it arrives, because naming it causes a lookup.
      expect(/:root\{(--radius[^}]*)\}/.exec(css)?.[1]).toContain('--font-heading:"Inter Variable heading",');
    },
  );

  it('a brand sets its radii, its borders, its shadow and its headings', () => {
    const theme = makeTheme();
    const shape = {
      radiusControl: '3px',
      radiusButton: '5px',
      radiusCard: '7px',
      borderWidth: '2px',
      shadow: 'none',
    } as const;
    const heading = { headingWeight: 850, headingCase: 'uppercase', headingSpacing: '0.05em' } as const;
    const css = cssOf({ ...theme, shape, font: { ...theme.font, ...heading } });
    const [, variables = ''] = /:root\{(--radius[^}]*)\}/.exec(css) ?? [];
    expect(variables.split(';')).toEqual(
      expect.arrayContaining([
        '--radius-control:3px',
        '--radius-button:5px',
        '--radius-card:7px',
        '--border-width:2px',
        '--shadow:none',
        '--heading-weight:850',
        '--heading-case:uppercase',
        '--heading-spacing:0.05em',
      ]),
    );
  });

  it('a brand shows no background picture if it names none or the file is missing', () => {
    expect(cssOf(makeTheme())).toContain('--canvas-art:none');
    expect(buildThemeCss(makeTheme({ canvas: { art: 'sea.svg' } }), fonts, () => undefined)).toContain(
      '--canvas-art:none',
    );
  });

  it('a brand with one picture shows it in both modes', () => {
    const css = cssOf(makeTheme({ canvas: { art: 'sea.svg' } }));
    expect(css.match(/--canvas-art:url\("\/brands\/acme\/sea\.svg\?v=1"\)/g)).toHaveLength(3);
  });
});

describe('a colour', () => {
  it.each([
    ['#ffffff', '#111111'],
    ['#000000', '#ffffff'],
    ['#ffc83a', '#111111'],
    ['#1d2b45', '#ffffff'],
    ['#777777', '#000000'],
  ])('%s as background gets text in %s', (ground, words) => {
    expect(readableOn(ground)).toBe(words);
  });

  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#ffffff', 1],
    ['no colour', '#ffffff', 1],
  ])('the contrast of %s on %s is %d', (front, back, contrast) => {
    expect(contrastOf(front, back)).toBeCloseTo(contrast, 2);
  });
});

it('the theme of an upsell applies only to pages of the upsell and has its own font names', () => {
  const css = buildThemeCss(makeTheme(), fonts, () => undefined, { kind: 'offer', name: 'upsell' });
  const roots = css.match(/:root[^{]*(?=\{)/g) ?? [];
  expect(roots.length).toBeGreaterThan(4);
  expect(roots.every((root) => root.startsWith(':root[data-offer="upsell"]'))).toBe(true);
  // Its fonts share no name with the first theme's, and are not loaded ahead.
  const names = css.match(/font-family:"[^"]*/g) ?? [];
  expect(names.every((name) => name.endsWith(' upsell'))).toBe(true);
  expect(css).not.toContain('font-display:swap');
});

it('the theme of a face applies only to elements that wear it', () => {
  const css = buildThemeCss(makeTheme(), fonts, () => undefined, { kind: 'face', name: 'acme-2' });
  const rules = css.replaceAll(/@font-face\{[^}]*\}/g, '').match(/[^{}]+(?=\{--)/g) ?? [];
  expect(rules.length).toBeGreaterThan(4);
  expect(rules.every((rule) => rule.includes('[data-face="acme-2"]'))).toBe(true);
  expect(css).toContain(`:root[${fontsReady}] [data-face="acme-2"]{--font-body`);
});

it.each(['a"]{}', 'A B', ''])('a scope may not be called %j', (name) => {
  expect(() => buildThemeCss(makeTheme(), fonts, () => undefined, { kind: 'face', name })).toThrow(ThemeTokenError);
});
