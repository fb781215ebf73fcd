import { listPlaceholders } from '../../../copy/compile-copy';
import { base, configPaths } from '../../config-paths';
import type { Fix } from '../../findings/config-finding';
import { suggest } from '../../findings/find-nearest';
import type { Report, Rule, SharedSubject, WordsSubject } from '../rule';

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
const ofMessages: readonly Rule[] = [
  {
    subject: 'shared',
    check: ({ messages }, report) => checkMessages(base, messages, messages, report),
  },
  {
    subject: 'brand',
    check: ({ id, messages, shared }, report) => checkMessages(id, messages, shared.messages, report),
  },
];

export const rule: readonly Rule[] = [ofBrands, ofLanguages, ...ofMessages];

type MessagesByLanguage = SharedSubject['messages'];

/** @param known those of the base; a message that no field shows has been told */
function checkMessages(folder: string, messages: MessagesByLanguage, known: MessagesByLanguage, report: Report): void {
  for (const [language, texts] of Object.entries(messages)) {
    for (const [key, text] of Object.entries(texts)) {
      const [, found] = /\{(\w+)/.exec(String(text)) ?? [];
      if (found === undefined || !Object.hasOwn(known[language] ?? {}, key)) continue;
      report({ file: configPaths.messages(folder, language), path: [key] }, { found, key });
    }
  }
}

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
