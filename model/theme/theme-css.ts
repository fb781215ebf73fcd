import type { Fonts } from '../../schemas/generated/types';
import { type ColorRoles, colorRoles } from './color-roles';
import { readableOn } from './contrast';
import { fontsReady } from './fonts-script';
import { imageName } from './image-name';
import { paperRoles } from './paper-roles';
import type { ResolvedTheme } from './resolve-theme';
import { type Font, type Setting, standInRoom, standIns } from './stand-in';

const color = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const length = /^(?:0|\d{1,3}(?:\.\d{1,2})?(?:px|rem))$/;
const spacing = /^-?0(?:\.\d{1,3})?em$/;
const fontName = /^[A-Za-z0-9 ]{1,40}$/;
const scopeName = /^[a-z0-9-]{1,64}$/;
const weight = /^[1-9]\d{2}$/;
const shadowName = /^(?:none|soft|strong)$/;

const shadows = {
  none: 'none',
  soft: '0 1px 2px rgb(0 0 0 / 6%), 0 8px 24px rgb(0 0 0 / 8%)',
  strong: '0 2px 4px rgb(0 0 0 / 10%), 0 16px 40px rgb(0 0 0 / 18%)',
} as const;

type Part = 'text' | 'heading';

/** How the fonts of a theme are called on the page: two themes may set one font in two widths. */
interface FaceNames {
  suffix: string;
  /** The page's script loads what swaps (`fonts-script.ts`); all else loads where text is set in it. */
  display: 'swap' | 'fallback';
}

/**
 * Stand-ins of the text: the regular, and one as wide as the semibold. No device's bold is looked up for it: named 500 it is
 * the nearest to all that is bolder, and the browser draws it bold.
 */
const bodyFaces = [
  { weight: 400, of: 400 },
  { weight: 500, of: 600 },
] as const;

/** Where a second theme applies: on pages with `data-offer` of this name, or in elements with `data-face` of it. */
export interface ThemeScope {
  kind: 'offer' | 'face';
  name: string;
}

/** A theme value outside the closed grammar of its token: never printed into a style sheet (SEC-3). */
export class ThemeTokenError extends Error {
  override readonly name = 'ThemeTokenError';
}

/**
 * ResolvedTheme → the text of one style element of CSS variables and font faces. Every value is checked against the
 * closed grammar of its token and rebuilt, so that no theme can print anything else.
 *
 * @param assetUrl file of the brand's folder → its URL
 * @param scope of a second theme; its fonts load once it is worn
 * @throws ThemeTokenError when a value is not a colour, length or font
 */
export function buildThemeCss(
  theme: ResolvedTheme,
  fonts: Fonts,
  assetUrl: (file: string) => string | undefined,
  scope?: ThemeScope,
): string {
  const { root, withFonts } = selectorsOf(scope);
  const faces: FaceNames =
    scope === undefined ? { suffix: '', display: 'swap' } : { suffix: ` ${scope.name}`, display: 'fallback' };
  const { body, heading, headingWeight, headingCase } = theme.font;
  const fontFaces = [
    ...[...new Set([body, heading])].map((name) => fontFace(name, fonts, faces)),
    ...bodyFaces.map(({ weight, of }) =>
      standInFace(body, fonts, faces, 'text', weight, { weight: of, isUppercase: false }),
    ),
    standInFace(heading, fonts, faces, 'heading', 400, {
      weight: headingWeight,
      isUppercase: headingCase === 'uppercase',
    }),
  ].join('');
  const shape = [
    `--radius-control:${checked(length, theme.shape.radiusControl)}`,
    `--radius-button:${checked(length, theme.shape.radiusButton)}`,
    `--radius-card:${checked(length, theme.shape.radiusCard)}`,
    `--border-width:${checked(length, theme.shape.borderWidth)}`,
    `--shadow:${shadows[checked(shadowName, theme.shape.shadow) as keyof typeof shadows]}`,
    `--font-body:${standInFamily(body, fonts, faces, 'text')}`,
    `--font-heading:${standInFamily(heading, fonts, faces, 'heading')}`,
    `--heading-weight:${checked(weight, String(theme.font.headingWeight))}`,
    `--heading-case:${theme.font.headingCase === 'uppercase' ? 'uppercase' : 'none'}`,
    `--heading-spacing:${checked(spacing, theme.font.headingSpacing)}`,
    `--overlay:${checked(color, theme.primary)}`,
    `--on-overlay:${readableOn(theme.primary)}`,
  ].join(';');
  const ownFonts = [
    `--font-body:${family(body, fonts, faces, 'text')}`,
    `--font-heading:${family(heading, fonts, faces, 'heading')}`,
  ].join(';');
  const art = artVariable(theme.canvas.art, assetUrl);
  const artDark = artVariable(theme.canvas.artDark ?? theme.canvas.art, assetUrl);
  const light = `${colors(theme.light)};${art};color-scheme:light`;
  const dark = `${colors(theme.dark)};${artDark};color-scheme:dark`;
  const paper = `${colors(paperRoles)};--canvas-art:none;--shadow:none;color-scheme:light`;
  return [
    fontFaces,
    `${root}{${shape}}`,
    `${withFonts}{${ownFonts}}`,
    `${root}{${light}}`,
    `${root}[data-mode=dark]{${dark}}`,
    `@media (prefers-color-scheme:dark){${root}[data-mode=auto]{${dark}}}`,
    `@media print{${root}[data-mode]{${paper}}}`,
  ].join('');
}

function selectorsOf(scope: ThemeScope | undefined): { root: string; withFonts: string } {
  const page = ':root';
  if (scope === undefined) return { root: page, withFonts: `${page}[${fontsReady}]` };
  const root = `[data-${scope.kind}="${checked(scopeName, scope.name)}"]`;
  if (scope.kind === 'face') return { root, withFonts: `${page}[${fontsReady}] ${root}` };
  return { root: page + root, withFonts: `${page}${root}[${fontsReady}]` };
}

function colors(roles: ColorRoles): string {
  return colorRoles.map((role) => `--${role}:${checked(color, roles[role])}`).join(';');
}

function artVariable(file: string | undefined, assetUrl: (file: string) => string | undefined): string {
  const url = file === undefined ? undefined : assetUrl(checked(imageName, file));
  return `--canvas-art:${url === undefined ? 'none' : `url("${url}")`}`;
}

function family(name: string, fonts: Fonts, faces: FaceNames, part: Part): string {
  return `"${checked(fontName, fontOf(name, fonts).label)}${faces.suffix}",${standInFamily(name, fonts, faces, part)}`;
}

function standInFamily(name: string, fonts: Fonts, faces: FaceNames, part: Part): string {
  const { label, standIn } = fontOf(name, fonts);
  return `"${standInName(label, faces, part)}",${kindOf(standIn).generic}`;
}

function fontFace(name: string, fonts: Fonts, { suffix, display }: FaceNames): string {
  const { label, weights } = fontOf(name, fonts);
  const file = checked(/^[a-z0-9-]+$/, name);
  return (
    `@font-face{font-family:"${checked(fontName, label)}${suffix}";src:url("/fonts/${file}.woff2") format("woff2");` +
    `font-weight:${checked(/^\d{3} \d{3,4}$/, weights)};font-style:normal;font-display:${display}}`
  );
}

/** What stands in for a font, as wide as it is in one setting. */
function standInFace(
  name: string,
  fonts: Fonts,
  faces: FaceNames,
  part: Part,
  weight: 400 | 500,
  setting: Setting,
): string {
  const font = fontOf(name, fonts);
  const { widths, like: _, ...heights } = font.standIn;
  for (const shares of [heights, widths.text, widths.capitals]) Object.values(shares).forEach(checkedShare);
  const { sizeAdjust, ascent, descent, lineGap } = standInRoom(font, setting);
  const local = kindOf(font.standIn).local.map((one) => `local("${one}")`);
  return (
    `@font-face{font-family:"${standInName(font.label, faces, part)}";src:${local.join(',')};font-weight:${weight};` +
    `size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent)};` +
    `descent-override:${percent(descent)};line-gap-override:${percent(lineGap)}}`
  );
}

function standInName(label: string, { suffix }: FaceNames, part: Part): string {
  return `${checked(fontName, label)} ${part}${suffix}`;
}

function kindOf({ like }: Font['standIn']): (typeof standIns)[keyof typeof standIns] {
  if (!Object.hasOwn(standIns, like)) throw new ThemeTokenError(`unknown kind of font ${JSON.stringify(like)}`);
  return standIns[like];
}

function fontOf(name: string, fonts: Fonts): Font {
  const font = Object.hasOwn(fonts, name) ? fonts[name] : undefined;
  if (!font || typeof font === 'string') throw new ThemeTokenError(`unknown font ${JSON.stringify(name)}`);
  return font;
}

function percent(share: number): string {
  return `${(checkedShare(share) * 100).toFixed(2)}%`;
}

function checkedShare(share: number): number {
  if (typeof share === 'number' && share >= 0 && share < 10) return share;
  throw new ThemeTokenError(`${JSON.stringify(share)} is not a share of the text size`);
}

function checked(grammar: RegExp, value: string): string {
  if (typeof value !== 'string' || !grammar.test(value)) {
    throw new ThemeTokenError(`${JSON.stringify(value)} is not a value of this token`);
  }
  return value;
}
