import type { AuthorLanguage } from '../../../checks/findings/tell-finding';
import { listPatternMessages } from '../build-pattern-messages';
import { describe, describeValue } from './describe-value';
import type { DocumentedKey } from './list-keys';
import { code, plain, table } from './markdown';
import type { DocSources } from './read-doc-sources';
import type { DocWords } from './words-en';

/** Table of keys: allowed values, default and purpose. */
export function keyTable(
  sources: DocSources,
  keys: readonly DocumentedKey[],
  language: AuthorLanguage,
  words: DocWords,
  defaultOf: (key: DocumentedKey) => string,
): string {
  const messages = listPatternMessages(sources);
  const rows = keys.map((key) => {
    const { path, schema, isRequired } = key;
    const own = schema['x-own'] === true ? ` (${words.own})` : '';
    return [
      code(path.join('.')),
      describeValue(schema, words, (pattern) => messages.get(pattern)?.[language] ?? ''),
      isRequired ? words.required : defaultOf(key),
      `${plain(describe(schema, language))}${own}`,
    ];
  });
  return table([words.key, words.value, words.default, words.meaning], rows);
}
