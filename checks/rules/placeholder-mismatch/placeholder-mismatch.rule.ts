import { suggest } from '../../../catalogue/find-nearest';
import { findCopyValues } from '../../../catalogue/required-copy';
import type { WordsSubject } from '../../../catalogue/subject';
import { listPlaceholders } from '../../../model/copy/compile-copy';
import type { Fix } from '../../findings/config-finding';
import { buildMessageRule } from '../build-message-rule';
import { joinRules, ofShared, ofTexts } from '../rule';

/** A text may use only the values that its screen provides. */
const ofOwn = ofTexts(({ words, group, key, message, common }, report) => {
  const names = listPlaceholders(message);
  if (names.length === 0 || common === undefined) return;
  const given = findCopyValues(group, key) ?? listPlaceholders(common);
  for (const name of names.filter((one) => !given.includes(one))) {
    const params = { found: name, key: `${group}.${key}`, ...(given.length > 0 && { allowed: given }) };
    report(words.placeOf(group, key), params, renamePlaceholder(words, group, key, name, given));
  }
});

/** A shared text may use only its screens' values, and the same ones in all languages. */
const ofLanguages = ofShared(({ wordFiles }, report) => {
  const first = new Map<string, string[]>();
  for (const file of wordFiles) {
    for (const [group, texts] of Object.entries(file.compiled)) {
      for (const [key, message] of Object.entries(texts)) {
        const id = `${group}.${key}`;
        const given = findCopyValues(group, key);
        const names = listPlaceholders(message);
        const unknown = names.find((name) => given?.includes(name) === false);
        // A text with an unknown name does not serve as reference for the others.
        const others = unknown === undefined ? (first.get(id) ?? names) : names;
        if (unknown === undefined) first.set(id, others);
        const odd = unknown ?? findOdd(names, others);
        if (odd !== undefined) report(file.placeOf(group, key), { found: odd, key: id, allowed: given ?? others });
      }
    }
  }
});

function findOdd(names: readonly string[], others: readonly string[]): string | undefined {
  return names.find((name) => !others.includes(name)) ?? others.find((name) => !names.includes(name));
}

/** Messages of fields are shown unchanged: they take no values. */
const ofMessages = buildMessageRule((text, place, key, report) => {
  const [, found] = /\{(\w+)/.exec(text) ?? [];
  if (found !== undefined) report(place, { found, key });
});

export const rule = joinRules(ofOwn, ofLanguages, ofMessages);

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
