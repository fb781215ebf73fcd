import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { isObject, type Json, type JsonObject } from '../generate/schema-walk';
import { code } from './markdown';
import type { DocWords } from './words-en';

/** Describes a key's value: its allowed values, its format, or its type and size. */
export function describeValue(schema: JsonObject, words: DocWords, ruleOf: (pattern: string) => string): string {
  const { type, enum: values, const: only, pattern, items } = schema;
  if (only !== undefined) return show(only);
  if (Array.isArray(values)) return values.map(show).join(' · ');
  if (typeof pattern === 'string') return ruleOf(pattern);
  const name = typeof type === 'string' ? (words.types[type] ?? type) : '';
  if (type === 'array' && isObject(items)) {
    return items.type === 'object' ? words.objects : words.each(describeValue(items, words, ruleOf));
  }
  const { minimum, maximum, minLength, maxLength } = schema;
  // A text that may not be empty needs no note.
  const least = minimum ?? (minLength === 1 ? undefined : minLength);
  const range = words.range(numberOf(least), numberOf(maximum ?? maxLength));
  return range === '' ? name : `${name}, ${range}`;
}

/** Description of a key in a language. */
export function describe(schema: JsonObject, language: AuthorLanguage): string {
  const { description = '', markdownDescription = description } = schema;
  return String(language === 'en' ? description : markdownDescription);
}

const longest = 60;

/** A value as code; a long one is cut. */
export function show(value: Json): string {
  const text = JSON.stringify(value);
  return code(text.length > longest ? `${text.slice(0, longest)}…` : text);
}

function numberOf(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
