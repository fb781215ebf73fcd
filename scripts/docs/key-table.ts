import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { listPatternMessages } from '../generate/build-pattern-messages';
import { isObject, type Json, type JsonObject } from '../generate/schema-walk';
import type { DocumentedKey } from './list-keys';
import { code, plain, table } from './markdown';
import type { DocContext, DocWords } from './read-doc-sources';

/** Longest value that is shown whole. */
const longest = 60;

/**
 * Table of keys: allowed values, default and purpose.
 *
 * @param base file whose values hold for a key that nobody states
 */
export function keyTable(context: DocContext, keys: readonly DocumentedKey[], base: JsonObject = {}): string {
  const { language, words } = context;
  const messages = listPatternMessages(context);
  const rows = keys.map(({ path, schema, isRequired }) => [
    code(path.join('.')),
    describeValue(schema, words, (pattern) => messages.get(pattern)?.[language] ?? ''),
    isRequired ? words.required : defaultAt(base, path),
    `${plain(describe(schema, language))}${schema['x-own'] === true ? ` (${words.own})` : ''}`,
  ]);
  return table([words.key, words.value, words.default, words.meaning], rows);
}

/** Description of a key in a language. */
export function describe(schema: JsonObject, language: AuthorLanguage): string {
  const { description = '', markdownDescription = description } = schema;
  return String(language === 'en' ? description : markdownDescription);
}

/** Describes a key's value: its allowed values, its format, or its type and size. */
export function describeValue(schema: JsonObject, words: DocWords, ruleOf: (pattern: string) => string): string {
  const { type, enum: values, const: only, pattern, items } = schema;
  if (only !== undefined) return show(only);
  if (Array.isArray(values)) return values.map(show).join(' · ');
  if (typeof pattern === 'string') return ruleOf(pattern);
  if (type === 'array' && isObject(items)) {
    return items.type === 'object' ? words.objects : words.each.replace('{item}', describeValue(items, words, ruleOf));
  }
  const name = (words.types as Record<string, string>)[String(type)] ?? '';
  const range = describeRange(schema, words);
  return range === '' ? name : `${name}, ${range}`;
}

function describeRange({ minimum, maximum, minLength, maxLength }: JsonObject, { ranges }: DocWords): string {
  // A text that may not be empty needs no note.
  const least = minimum ?? (minLength === 1 ? undefined : minLength);
  const most = maximum ?? maxLength;
  if (least === undefined && most === undefined) return '';
  const text = least === undefined ? ranges.upTo : most === undefined ? ranges.from : ranges.between;
  return text.replace('{least}', String(least)).replace('{most}', String(most));
}

function defaultAt(base: JsonObject, path: readonly string[]): string {
  const value = path.reduce<Json | undefined>((part, key) => (isObject(part) ? part[key] : undefined), base);
  return value === undefined || isObject(value) ? '' : show(value);
}

/** A value as code; a long one is cut. */
function show(value: Json): string {
  const text = JSON.stringify(value);
  return code(text.length > longest ? `${text.slice(0, longest)}…` : text);
}
