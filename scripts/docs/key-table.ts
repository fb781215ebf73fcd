import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { listPatternMessages } from '../generate/build-pattern-messages';
import { isObject, type Json, type JsonObject } from '../generate/schema-walk';
import { describe, describeValue, show } from './describe-value';
import type { DocumentedKey } from './list-keys';
import { code, plain, table } from './markdown';
import type { DocSources } from './read-doc-sources';
import type { DocWords } from './words-en';

/**
 * Table of keys: allowed values, default and purpose.
 *
 * @param base file whose values hold for a key that nobody states
 */
export function keyTable(
  sources: DocSources,
  keys: readonly DocumentedKey[],
  language: AuthorLanguage,
  words: DocWords,
  base: JsonObject = {},
): string {
  const messages = listPatternMessages(sources);
  const rows = keys.map(({ path, schema, isRequired }) => [
    code(path.join('.')),
    describeValue(schema, words, (pattern) => messages.get(pattern)?.[language] ?? ''),
    isRequired ? words.required : defaultAt(base, path),
    `${plain(describe(schema, language))}${schema['x-own'] === true ? ` (${words.own})` : ''}`,
  ]);
  return table([words.key, words.value, words.default, words.meaning], rows);
}

function defaultAt(base: JsonObject, path: readonly string[]): string {
  const value = path.reduce<Json | undefined>((part, key) => (isObject(part) ? part[key] : undefined), base);
  return value === undefined || isObject(value) ? '' : show(value);
}
