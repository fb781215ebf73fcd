import type { Rule } from '../rule';

/** A text that a screen shows in one language it shows in all: a missing one is an error page for that language. */
export const rule: Rule = {
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
