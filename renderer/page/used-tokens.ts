import { LRUCache } from 'lru-cache';
import postcss from 'postcss';

/** A theme for each brand and set of rules; more than this is not worth keeping. */
const keptThemes = 500;

const cache = new LRUCache<string, string>({ max: keptThemes });

const reference = /var\((--[\w-]+)/g;

/**
 * A theme without the tokens that nothing names: neither some rules nor a token that they name.
 *
 * @param theme CSS that sets tokens as custom properties
 * @param css the rules
 */
export function pickUsedTokens(theme: string, css: string): string {
  const key = `${theme} ${css}`;
  let picked = cache.get(key);
  if (picked === undefined) {
    picked = pick(theme, css);
    cache.set(key, picked);
  }
  return picked;
}

function pick(theme: string, css: string): string {
  const sheet = postcss.parse(theme);
  const used = new Set(listReferences(css));
  // A set takes in what is added while it is walked through.
  for (const token of used) {
    sheet.walkDecls(token, ({ value }) => {
      for (const other of listReferences(value)) used.add(other);
    });
  }
  sheet.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  return sheet.toString();
}

function listReferences(css: string): string[] {
  return [...css.matchAll(reference)].flatMap(([, token]) => token ?? []);
}
