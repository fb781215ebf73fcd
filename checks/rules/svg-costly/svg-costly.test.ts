import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeConfig } from '../../testing/make-config';
import { rule } from './svg-costly.rule';

const ten = Array.from({ length: 10 }, (_, index) => index);

/** Values of the findings for a drawing with those parts. */
function findingsOf(parts: string, file = 'brands/acme/logo.svg'): unknown[] {
  const found: unknown[] = [];
  const head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">';
  rule(makeConfig({ imageFiles: [{ file, bytes: Buffer.from(`${head}${parts}</svg>`) }] }), (_, params) => {
    found.push(params?.what);
  });
  return found;
}

/** Parts with ids 0, 1, … each of which draws the one before it ten times. */
function nest(levels: number, wrap: (level: number, inner: string) => string, draw: (level: number) => string): string {
  const parts = Array.from({ length: levels }, (_, level) => wrap(level + 1, ten.map(() => draw(level)).join('')));
  return `${wrap(0, '<path d="M0 0h9"/>')}${parts.join('')}`;
}

const group = (level: number, inner: string) => `<g id="p${level}">${inner}</g>`;

it.each([
  ['use', nest(4, group, (level) => `<use href="#p${level}"/>`)],
  ['use with a prefix and an escaped #', nest(4, group, (level) => `<use xlink:href="&#35;p${level}"/>`)],
  [
    'mask',
    nest(
      4,
      (level, inner) => `<mask id="p${level}">${inner}</mask>`,
      (level) => `<path d="M0 0h9" mask="url(#p${level})"/>`,
    ),
  ],
  [
    'clip path in a style',
    nest(
      4,
      (level, inner) => `<clipPath id="p${level}">${inner}</clipPath>`,
      (level) => `<path d="M0 0h9" style="fill:red; clip-path: url('#p${level}')"/>`,
    ),
  ],
  [
    'mask in a style sheet',
    nest(
      4,
      (level, inner) =>
        `<mask id="p${level}">${inner}</mask><style><![CDATA[svg mask .c${level}{opacity:1;mask:url(#p${level})}]]></style>`,
      (level) => `<path class="b c${level}" d="M0 0h9"/>`,
    ),
  ],
  [
    'marker on a group',
    `<marker id="m">${'<path/>'.repeat(60)}</marker><g marker-mid="url(#m)"><path d="M0 0${'h1'.repeat(99)}"/></g>`,
  ],
  ['nothing but shapes', '<path d="M0 0h9v9z"/>'.repeat(5_000)],
  ['nothing but very many shapes', '<path/>'.repeat(20_000)],
  ['groups that are nested 40,000 deep', `${'<g>'.repeat(40_000)}<use href="#a"/>${'</g>'.repeat(40_000)}`],
])('reports a drawing of more than 5,000 shapes by %s', (_, parts) => {
  expect(findingsOf(parts)).toEqual(['many']);
});

it.each([
  ['a use of its own group', '<g id="a"><use href="#a"/></g>'],
  ['two parts that use each other', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ['a mask of its own part', '<mask id="a"><path mask="url(#a)"/></mask>'],
])('reports %s', (_, parts) => {
  expect(findingsOf(parts)).toEqual(['itself']);
});

it.each([
  ['three levels of ten', nest(3, group, (level) => `<use href="#p${level}"/>`)],
  [
    '4,000 shapes that a pattern of 20 fills',
    `<pattern id="a">${'<path/>'.repeat(20)}</pattern>${'<path fill="url(#a)"/>'.repeat(4_000)}`,
  ],
  ['a link to a part that is missing', '<use href="#a"/>'],
  ['an animation of the part around it', '<g id="a"><animate href="#a" attributeName="x"/></g>'],
  ['groups that are nested 4,000 deep', `${'<g>'.repeat(4_000)}<use href="#a"/>${'</g>'.repeat(4_000)}`],
  [
    'a style for other parts',
    `<mask id="a"><path/></mask><style>.b, #c path{mask:url(#a)}</style>${'<g class="d"/>'.repeat(99)}`,
  ],
  ['an unclosed tag, which is no drawing', '<g id="a"><use href="#a"/>'],
])('accepts %s', (_, parts) => {
  expect(findingsOf(parts)).toEqual([]);
});

it('accepts every drawing of the brands', () => {
  const drawings = readdirSync('brands', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'));
  expect(drawings.length).toBeGreaterThan(20);
  for (const file of drawings) {
    rule(makeConfig({ imageFiles: [{ file, bytes: readFileSync(`brands/${file}`) }] }), () => {
      throw new Error(`${file} is refused`);
    });
  }
});
