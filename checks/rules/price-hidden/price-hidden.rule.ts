import { isBlank } from '../is-blank';
import { listHiddenPrice } from '../list-hidden-price';
import { ofWords } from '../rule';

/** A brand's text must show the amounts and payment counts of the common text. */
export const rule = ofWords(({ isBrands, compiled, language, placeOf }, report, { words }) => {
  const shared = words[language];
  if (!isBrands || !shared) return;
  for (const [group, texts] of Object.entries(compiled)) {
    const known = Object.hasOwn(shared, group) ? (shared[group] ?? {}) : {};
    for (const [key, text] of Object.entries(texts)) {
      // An empty text has its own check.
      if (isBlank(text) || !Object.hasOwn(known, key)) continue;
      const common = known[key];
      // Most texts show no values.
      if (common === undefined || typeof common === 'string') continue;
      const missing = listHiddenPrice(group, key, text, common);
      if (missing.length > 0) report(placeOf(group, key), { key: `${group}.${key}`, missing: missing.join(', ') });
    }
  }
});
