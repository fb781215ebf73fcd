import { listPlaceholders } from '../../../copy/compile-copy';
import type { Fix } from '../../findings/config-finding';
import { suggest } from '../../findings/find-nearest';
import { buildMessageRules } from '../build-message-rules';
import type { Rule, WordsSubject } from '../rule';

/** A text takes no value that its screen does not give; the shared text of the language shows which those are. */
const ofBrands: Rule = {
  subject: 'words',
  check: (own, report, { words }) => {
    const shared = words[own.language];
    if (!own.isBrands || !shared) return;
    for (const [group, texts] of Object.entries(own.compiled)) {
      const known = Object.hasOwn(shared, group) ? (shared[group] ?? {}) : {};
      for (const [key, message] of Object.entries(texts)) {
        const names = listPlaceholders(message);
        const replaced = names.length > 0 && Object.hasOwn(known, key) ? known[key] : undefined;
        if (replaced === undefined) continue;
        const given = listPlaceholders(replaced);
        for (const name of names.filter((one) => !given.includes(one))) {
          const params = { found: name, key: `${group}.${key}`, ...(given.length > 0 && { allowed: given }) };
          report(own.placeOf(group, key), params, renamePlaceholder(own, group, key, name, given));
        }
      }
    }
  },
};

/** The languages of a shared text take the same values. */
const ofLanguages: Rule = {
  subject: 'shared',
  check: ({ wordFiles }, report) => {
    const first = new Map<string, string[]>();
    for (const { compiled, placeOf } of wordFiles) {
      for (const [group, texts] of Object.entries(compiled)) {
        for (const [key, message] of Object.entries(texts)) {
          const id = `${group}.${key}`;
          const names = listPlaceholders(message);
          const given = first.get(id) ?? names;
          first.set(id, given);
          const odd = names.find((name) => !given.includes(name)) ?? given.find((name) => !names.includes(name));
          if (odd !== undefined) report(placeOf(group, key), { found: odd, key: id, allowed: given });
        }
      }
    }
  },
};

/** Messages of fields are shown as they stand: nothing fills them. */
const ofMessages = buildMessageRules((text, place, key, report) => {
  const [, found] = /\{(\w+)/.exec(text) ?? [];
  if (found !== undefined) report(place, { found, key });
});

export const rule: readonly Rule[] = [ofBrands, ofLanguages, ...ofMessages];

function renamePlaceholder(
  { copy }: WordsSubject,
  group: string,
  key: string,
  name: string,
  given: readonly string[],
): Fix | undefined {
  const { nearest } = suggest(name, given);
  const text = (copy[group] as Readonly<Record<string, string>> | undefined)?.[key];
  if (nearest === undefined || text === undefined) return undefined;
  return { kind: 'set-value', value: text.replaceAll(`{${name}`, `{${nearest}`) };
}
