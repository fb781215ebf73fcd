import { compileCopy } from '../copy/compile-copy';
import { hasHtml } from '../copy/plain-text';
import type { WordsSubject } from './checks/rule';
import type { ConfigSource } from './source/config-source';

/** How the compiler refuses a sign `<` before a letter, whether a tag comes of it or not. */
const tagReason = /_TAG$| is a tag,/;

/** A file of words with its texts compiled; a text that is not ICU is a finding. */
export function compileWords(
  { findings }: Pick<ConfigSource, 'findings'>,
  words: Omit<WordsSubject, 'compiled'>,
): WordsSubject {
  const compiled = compileCopy(words.copy, (group, key, reason) => {
    const text = (words.copy[group] as Readonly<Record<string, string>> | undefined)?.[key];
    // Tags are no ICU either, and are told as what they are.
    if (hasHtml(String(text))) return;
    findings.add('icu-syntax', words.placeOf(group, key), {
      key: `${group}.${key}`,
      reason: tagReason.test(reason) ? 'tag' : reason,
    });
  });
  return { ...words, compiled };
}
