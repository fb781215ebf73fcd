import { LRUCache } from 'lru-cache';

/** Sets of rules differ by template and by what pages show; more than this is not worth keeping. */
const keptSets = 500;

const cache = new LRUCache<string, ReadonlySet<string>>({ max: keptSets });

const reference = /var\((--[\w-]+)/g;

/** A custom property that is set; what stands in quotes may hold any sign. */
const setting = /(--[\w-]+):(?:[^;{}"]|"[^"]*")*;?/g;

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

/** A theme without the faces of its fonts: a face that stands in a page twice is a new one, and not loaded. */
export function withoutFontFaces(theme: string): string {
  return theme.replace(fontFace, '');
}

function listReferences(css: string): string[] {
  return [...css.matchAll(reference)].flatMap(([, token]) => token ?? []);
}
