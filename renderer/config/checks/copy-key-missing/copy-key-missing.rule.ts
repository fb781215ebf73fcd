import { isBlank } from '../is-blank';
import type { Rule } from '../rule';

/** A text that a screen shows in one language it shows in all: a missing one is an error page for that language. */
const ofLanguages: Rule = {
  subject: 'shared',
  check: ({ wordFiles }, report) => {
    for (const { copy, placeOf, language } of wordFiles) {
      for (const [group, texts] of Object.entries(copy)) {
        const others = wordFiles.filter((file) => file.language !== language && Object.hasOwn(file.copy, group));
        const known = others.flatMap((file) => Object.keys(file.copy[group] ?? {}));
        for (const key of new Set(known)) {
          if (key === '$schema' || Object.hasOwn(texts, key)) continue;
          report({ ...placeOf(group, key), part: 'key' }, { key: `${group}.${key}`, language });
        }
      }
    }
  },
};

/** A brand may change a text, not take it away; one that is empty for all may be so. */
const ofBrands: Rule = {
  subject: 'words',
  check: ({ isBrands, compiled, language, placeOf }, report, { words }) => {
    const shared = words[language];
    if (!isBrands || !shared) return;
    for (const [group, texts] of Object.entries(compiled)) {
      const known = Object.hasOwn(shared, group) ? shared[group] : undefined;
      for (const [key, text] of known ? Object.entries(texts) : []) {
        if (!isBlank(text) || !known || !Object.hasOwn(known, key) || isBlank(known[key])) continue;
        report(placeOf(group, key), { key: `${group}.${key}`, language, state: 'empty' });
      }
    }
  },
};

export const rule: readonly Rule[] = [ofLanguages, ofBrands];
