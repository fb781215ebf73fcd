import { LRUCache } from 'lru-cache';
import type { Mode } from '../config/checkout';
import { fontsReady } from '../theme/fonts-script';

/** Sets of rules differ by template and by what pages show; more than this is not worth keeping. */
const keptSets = 500;

const cache = new LRUCache<string, ReadonlySet<string>>({ max: keptSets });

const reference = /var\((--[\w-]+)/g;

/** A custom property that is set; what stands in quotes may hold any sign. */
const setting = /(--[\w-]+):(?:[^;{}"]|"[^"]*")*;?/g;

/** What a theme has for one mode alone (`buildThemeCss`). */
const ofMode = {
  dark: /:root\[data-mode=dark\]\{[^}]*\}/,
  auto: /@media \(prefers-color-scheme:dark\)\{:root\[data-mode=auto\]\{[^}]*\}\}/,
} as const;

/** What a theme has for a printed sheet. */
const ofPaper = /@media print\{:root\[data-mode\]\{[^}]*\}\}/;

/** What a theme has for the time from which its fonts are there. */
const ofLoadedFonts = new RegExp(`:root\\[${fontsReady}\\]\\{[^}]*\\}`);

const fontFace = /@font-face\{[^}]*\}/g;

/**
 * A theme without the tokens that nothing names: neither some rules nor the theme itself. Brands are many and their pages are
 * made anew for each buyer: what is kept is what rules name, whatever the brand.
 *
 * @param theme CSS that sets tokens as custom properties
 * @param css the rules
 */
export function pickUsedTokens(theme: string, css: string): string {
  let used = cache.get(css);
  if (used === undefined) {
    used = new Set(listReferences(css));
    cache.set(css, used);
  }
  const kept = theme.includes('var(') ? new Set([...used, ...listReferences(theme)]) : used;
  return theme.replace(setting, (text, token: string) => (kept.has(token) ? text : ''));
}

/** A theme for pages of one mode: without the colours of the others. */
export function pickMode(theme: string, mode: Mode): string {
  return (Object.keys(ofMode) as (keyof typeof ofMode)[]).reduce(
    (css, other) => (other === mode ? css : css.replace(ofMode[other], '')),
    theme,
  );
}

/** A theme as a page is first painted by it: without paper, and without the fonts that are loaded, for a device has others. */
export function forFirstPaint(theme: string): string {
  return theme
    .replace(fontFace, (face) => (isLoaded(face) ? '' : face))
    .replace(ofLoadedFonts, '')
    .replace(ofPaper, '');
}

/** A theme without the faces that a device has: a face that stands in a page twice is a new one, and looked up anew. */
export function withoutDeviceFaces(theme: string): string {
  return theme.replace(fontFace, (face) => (isLoaded(face) ? face : ''));
}

function isLoaded(face: string): boolean {
  return face.includes('url(');
}

function listReferences(css: string): string[] {
  return [...css.matchAll(reference)].flatMap(([, token]) => token ?? []);
}
