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
 * Compiles a file of copy. Reports texts with invalid ICU, and plurals of values that are not numbers, which would
 * print NaN.
 *
 * @param shared copy of the same language that the file overrides
 */
export function compileWords(
  { findings }: Pick<ConfigSource, 'findings'>,
  words: Omit<WordsSubject, 'compiled'>,
  shared: CompiledCopy = {},
): WordsSubject {
  const compiled = compileCopy(words.copy, (group, key, reason) => {
    const text = (words.copy[group] as Readonly<Record<string, string>> | undefined)?.[key];
    // Tags are invalid ICU too, but have their own check.
    if (hasHtml(String(text))) return;
    findings.add('icu-syntax', words.placeOf(group, key), {
      key: `${group}.${key}`,
      reason,
      ...(nameReasons.includes(reason) && adviseOnNames(shared[group]?.[key], key)),
    });
  });
  for (const [group, texts] of Object.entries(compiled)) {
    for (const [key, message] of Object.entries(texts)) {
      // Most texts have no values.
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
