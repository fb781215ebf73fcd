import format from 'icu-minify/format';
import type { CompiledCopy } from './compile-copy';

export type TextValues = Record<string, string | number>;
/** Key of a group of words, with the values of its placeholders → text in the buyer's language. */
export type Translate = (key: string, values?: TextValues) => string;

/**
 * What writes a plural's `#`: a small count has no separators in any language here, and is written without
 * Intl.NumberFormat, whose first use takes a slow phone a tenth of a second. icu-minify calls nothing but `format`.
 */
function countFormat(locale?: Intl.LocalesArgument): Intl.NumberFormat {
  const format = (count: number) =>
    Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : new Intl.NumberFormat(locale).format(count);
  return { format } as Intl.NumberFormat;
}

const formatters = {
  // compileCopy refuses dates inside texts: one would be told in the zone of the machine.
  getDateTimeFormat: (): never => {
    throw new RangeError('a date comes as text');
  },
  getNumberFormat: (locale?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) =>
    options === undefined ? countFormat(locale) : new Intl.NumberFormat(locale, options),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/**
 * The words of one group. A missing key throws: the config check holds the shared words to every key that a screen
 * asks for (`schemas/generated/asked-words.json`), so a missing one is a defect, not a state.
 *
 * @throws RangeError for a key that the group does not have
 */
export function translate(copy: CompiledCopy, group: string, language: string): Translate {
  const messages = Object.hasOwn(copy, group) ? copy[group] : undefined;
  return (key, values) => {
    const message = messages && Object.hasOwn(messages, key) ? messages[key] : undefined;
    if (message === undefined) throw new RangeError(`no text "${key}" in the group "${group}"`);
    return typeof message === 'string' ? message : String(format(message, language, values, { formatters }));
  };
}

/** Whether a group has a key: for texts that exist per code (refusals), with a fallback beside it. */
export function hasText(copy: CompiledCopy, group: string, key: string): boolean {
  const messages = copy[group];
  return messages !== undefined && Object.hasOwn(messages, key);
}
