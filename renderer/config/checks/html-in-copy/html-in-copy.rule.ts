import { hasHtml, withoutFormatting } from '../../../copy/plain-text';
import type { Rule } from '../rule';

/** Screens show plain text, and so every sign of a tag or an entity. */
export const rule: Rule = {
  subject: 'words',
  check: ({ copy, placeOf }, report) => {
    for (const [group, texts] of Object.entries(copy)) {
      if (typeof texts !== 'object') continue;
      for (const [key, text] of Object.entries(texts)) {
        if (!hasHtml(text)) continue;
        const plain = withoutFormatting(text);
        const fix = plain === undefined ? undefined : ({ kind: 'set-value', value: plain } as const);
        report(placeOf(group, key), { key: `${group}.${key}` }, fix);
      }
    }
  },
};
