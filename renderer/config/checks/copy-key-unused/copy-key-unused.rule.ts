import type { Rule } from '../rule';

/** A text of a brand that no screen shows: misspelt, or left over. */
export const rule: Rule = {
  subject: 'words',
  check: ({ isBrands, compiled, language, placeOf }, report, { words }) => {
    const shared = words[language];
    if (!isBrands || !shared) return;
    for (const [group, texts] of Object.entries(compiled)) {
      const known = Object.hasOwn(shared, group) ? shared[group] : undefined;
      if (!known) {
        const { file } = placeOf(group, '');
        report({ file, path: [group], part: 'key' }, { found: group, allowed: Object.keys(shared) }, 'nearest-key');
        continue;
      }
      for (const key of Object.keys(texts)) {
        if (Object.hasOwn(known, key)) continue;
        const params = { found: key, allowed: Object.keys(known), group };
        report({ ...placeOf(group, key), part: 'key' }, params, 'nearest-key');
      }
    }
  },
};
