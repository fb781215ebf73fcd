import {
  type CompiledCopy,
  type CompiledMessage,
  compileCopy,
  listPlaceholders,
  listPluralNames,
} from '../model/copy/compile-copy';
import { hasHtml } from '../model/copy/plain-text';
import { isGivenAsText } from './list-asked';
import type { ConfigSource } from './source/config-source';
import type { WordsSubject } from './subject';

/** Compiler error codes for braces that contain no valid name. */
const nameReasons = ['EMPTY_ARGUMENT', 'MALFORMED_ARGUMENT'];

/**
 * A file of words with its texts compiled; a text that is not ICU is a finding, and so is a plural of what
 * is no number: it would print NaN.
 *
 * @param shared the words of its language that it changes, where it does
 */
export function compileWords(
  { findings }: Pick<ConfigSource, 'findings'>,
  words: Omit<WordsSubject, 'compiled'>,
  shared: CompiledCopy = {},
): WordsSubject {
  const compiled = compileCopy(words.copy, (group, key, reason) => {
    const text = (words.copy[group] as Readonly<Record<string, string>> | undefined)?.[key];
    // Tags are no ICU either, and are told as what they are.
    if (hasHtml(String(text))) return;
    findings.add('icu-syntax', words.placeOf(group, key), {
      key: `${group}.${key}`,
      reason,
      ...(nameReasons.includes(reason) && adviseOnNames(shared[group]?.[key], key)),
    });
  });
  for (const [group, texts] of Object.entries(compiled)) {
    for (const [key, message] of Object.entries(texts)) {
      // Most texts are nothing but that.
      if (typeof message === 'string') continue;
      const found = listPluralNames(message).find((name) => isGivenAsText(group, key, name));
      if (found === undefined) continue;
      findings.add('icu-syntax', words.placeOf(group, key), {
        key: `${group}.${key}`,
        reason: 'PLURAL_OF_TEXT',
        found,
      });
    }
  }
  return { ...words, compiled };
}

/** Compares a text's placeholders with those of the language's shared text. */
function adviseOnNames(message: CompiledMessage | undefined, key: string) {
  if (message === undefined) return {};
  const given = listPlaceholders(message);
  return given.length > 0 ? { given } : { plain: key };
}
