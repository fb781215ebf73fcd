import { type CompiledMessage, listPlaceholders, listShown } from '../../../copy/compile-copy';
import { isBlank } from '../is-blank';
import { findAsked, isMoney } from '../list-asked';
import type { Rule } from '../rule';

/** A brand's text shows the money that the common text shows, and how many times it is paid. */
export const rule: Rule = {
  subject: 'words',
  check: ({ isBrands, compiled, language, placeOf }, report, { words }) => {
    const shared = words[language];
    if (!isBrands || !shared) return;
    for (const [group, texts] of Object.entries(compiled)) {
      const known = Object.hasOwn(shared, group) ? (shared[group] ?? {}) : {};
      for (const [key, text] of Object.entries(texts)) {
        // An empty text has a check of its own.
        if (isBlank(text) || !Object.hasOwn(known, key)) continue;
        const common = known[key];
        // Most texts show nothing that a screen gives.
        if (common === undefined || typeof common === 'string') continue;
        const missing = listMissing(group, key, text, common);
        if (missing.length > 0) report(placeOf(group, key), { key: `${group}.${key}`, missing: missing.join(', ') });
      }
    }
  },
};

function listMissing(group: string, key: string, own: CompiledMessage, common: CompiledMessage): string[] {
  const given = findAsked(group, key) ?? [];
  const money = given.filter((name) => isMoney(group, key, name));
  const inCommon = listShown(common);
  const needed = money.filter((name) => inCommon.includes(name));
  const taken = listPlaceholders(own);
  // What the screen does not give may be one of them misspelt, and has a check of its own.
  if (needed.length === 0 || taken.some((name) => !given.includes(name))) return [];
  const shown = listShown(own);
  // The whole price may be told in place of what is paid each time.
  const others = money.filter((name) => !needed.includes(name) && shown.includes(name));
  const hidden = needed.filter((name) => !shown.includes(name)).slice(others.length);
  const isCountMissing = inCommon.includes('count') && !taken.includes('count');
  return isCountMissing ? ['count', ...hidden] : hidden;
}
