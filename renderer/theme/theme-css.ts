import type { Fonts } from '../../schemas/generated/types';
import { type ColorRoles, colorRoles } from './color-roles';
import { readableOn } from './contrast';
import type { ResolvedTheme } from './resolve-theme';

const color = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const length = /^(?:0|\d{1,3}(?:\.\d{1,2})?(?:px|rem))$/;
const spacing = /^-?0(?:\.\d{1,3})?em$/;
const fontName = /^[A-Za-z0-9 ]{1,40}$/;
const percentage = /^\d{1,3}(?:\.\d{1,2})?%$/;
const weight = /^[1-9]\d{2}$/;
const shadowName = /^(?:none|soft|strong)$/;
const fileName = /^[a-z0-9-]+\.(?:svg|png|webp)$/;

const shadows = {
  none: 'none',
  soft: '0 1px 2px rgb(0 0 0 / 6%), 0 8px 24px rgb(0 0 0 / 8%)',
  strong: '0 2px 4px rgb(0 0 0 / 10%), 0 16px 40px rgb(0 0 0 / 18%)',
} as const;

/** A theme value outside the closed grammar of its token: never printed into a style sheet (SEC-3). */
export class ThemeTokenError extends Error {
  override readonly name = 'ThemeTokenError';
}

/**
 * ResolvedTheme → the text of one style element of CSS variables and font faces. Every value is checked against the
 * closed grammar of its token and rebuilt, so that no theme can print anything else.
 *
 * @param assetUrl file of the brand's folder → its URL
 * @throws ThemeTokenError when a value is not a colour, length or font
 */
export function buildThemeCss(
  theme: ResolvedTheme,
  fonts: Fonts,
  assetUrl: (file: string) => string | undefined,
): string {
  const fontFaces = [...new Set([theme.font.body, theme.font.heading])].map((name) => fontFace(name, fonts)).join('');
  const shape = [
    `--radius-control:${checked(length, theme.shape.radiusControl)}`,
    `--radius-button:${checked(length, theme.shape.radiusButton)}`,
    `--radius-card:${checked(length, theme.shape.radiusCard)}`,
    `--border-width:${checked(length, theme.shape.borderWidth)}`,
    `--shadow:${shadows[checked(shadowName, theme.shape.shadow) as keyof typeof shadows]}`,
    `--font-body:${family(theme.font.body, fonts)}`,
    `--font-heading:${family(theme.font.heading, fonts)}`,
    `--heading-weight:${checked(weight, String(theme.font.headingWeight))}`,
    `--heading-case:${theme.font.headingCase === 'uppercase' ? 'uppercase' : 'none'}`,
    `--heading-spacing:${checked(spacing, theme.font.headingSpacing)}`,
    `--overlay:${checked(color, theme.primary)}`,
    `--on-overlay:${readableOn(theme.primary)}`,
  ].join(';');
  const art = artVariable(theme.canvas.art, assetUrl);
  const artDark = artVariable(theme.canvas.artDark ?? theme.canvas.art, assetUrl);
  const light = `${colors(theme.light)};${art};color-scheme:light`;
  const dark = `${colors(theme.dark)};${artDark};color-scheme:dark`;
  return [
    fontFaces,
    `:root{${shape}}`,
    `:root{${light}}`,
    `:root[data-mode=dark]{${dark}}`,
    `@media (prefers-color-scheme:dark){:root[data-mode=auto]{${dark}}}`,
  ].join('');
}

function colors(roles: ColorRoles): string {
  return colorRoles.map((role) => `--${role}:${checked(color, roles[role])}`).join(';');
}

function artVariable(file: string | undefined, assetUrl: (file: string) => string | undefined): string {
  const url = file === undefined ? undefined : assetUrl(checked(fileName, file));
  return `--canvas-art:${url === undefined ? 'none' : `url("${url}")`}`;
}

function family(name: string, fonts: Fonts): string {
  const label = checked(fontName, fontOf(name, fonts).label);
  return `"${label}","${label} fallback",system-ui,sans-serif`;
}

function fontFace(name: string, fonts: Fonts): string {
  const { label, weights, fallback } = fontOf(name, fonts);
  const title = checked(fontName, label);
  const file = checked(/^[a-z0-9-]+$/, name);
  return (
    `@font-face{font-family:"${title}";src:url("/fonts/${file}.woff2") format("woff2");` +
    `font-weight:${checked(/^\d{3} \d{3,4}$/, weights)};font-style:normal;font-display:swap}` +
    `@font-face{font-family:"${title} fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");` +
    `size-adjust:${checked(percentage, fallback.sizeAdjust)};ascent-override:${checked(percentage, fallback.ascent)};` +
    `descent-override:${checked(percentage, fallback.descent)};line-gap-override:${checked(percentage, fallback.lineGap)}}`
  );
}

function fontOf(name: string, fonts: Fonts): NonNullable<Fonts[string]> {
  const font = Object.hasOwn(fonts, name) ? fonts[name] : undefined;
  if (!font || typeof font === 'string') throw new ThemeTokenError(`unknown font ${JSON.stringify(name)}`);
  return font;
}

function checked(grammar: RegExp, value: string): string {
  if (typeof value !== 'string' || !grammar.test(value)) {
    throw new ThemeTokenError(`${JSON.stringify(value)} is not a value of this token`);
  }
  return value;
}
