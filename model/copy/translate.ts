import format from 'icu-minify/format';
import { isCardMethod } from '../../schemas/api/is-card-method';
import type { ApiError, PaidMethod } from '../../schemas/generated/types';
import type { CompiledCopy } from './compile-copy';
import type { CopyGroup, CopyKey, PlainRefusal, RefusalValues, TextValues, Translate } from './copy-key';

/**
 * Formats a plural's `#`. Small counts have no separators in our languages, so we avoid Intl.NumberFormat: its first
 * use takes a slow phone 100 ms. icu-minify calls only `format`.
 */
function countFormat(locale?: Intl.LocalesArgument): Intl.NumberFormat {
  const format = (count: number) =>
    Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : new Intl.NumberFormat(locale).format(count);
  return { format } as Intl.NumberFormat;
}

const formatters = {
  // compileCopy rejects dates in texts: they would depend on the machine's time zone.
  getDateTimeFormat: (): never => {
    throw new RangeError('a date must be passed as text');
  },
  getNumberFormat: (locale?: Intl.LocalesArgument, options?: Intl.NumberFormatOptions) =>
    options === undefined ? countFormat(locale) : new Intl.NumberFormat(locale, options),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};

/**
 * For a group whose keys are known only at run time. Prefer `translate`, whose keys and values the compiler checks.
 *
 * @throws RangeError for an unknown key: a defect
 */
export function translateByCode(copy: CompiledCopy, group: string, language: string) {
  const messages = Object.hasOwn(copy, group) ? copy[group] : undefined;
  return (key: string, values?: TextValues): string => {
    const message = messages && Object.hasOwn(messages, key) ? messages[key] : undefined;
    if (message === undefined) throw new RangeError(`no text "${key}" in the group "${group}"`);
    return typeof message === 'string' ? message : String(format(message, language, values, { formatters }));
  };
}

/** Texts of one group. The copy files type its keys and values. */
export function translate<Group extends CopyGroup>(
  copy: CompiledCopy,
  group: Group,
  language: string,
): Translate<Group> {
  return translateByCode(copy, group, language);
}

/** Whether a group has a key that is built at run time. */
export function hasText<Group extends CopyGroup, Key extends string>(
  copy: CompiledCopy,
  group: Group,
  key: Key,
): key is Key & CopyKey<Group> {
  const messages = copy[group];
  return messages !== undefined && Object.hasOwn(messages, key);
}

interface RefusalFacts {
  values?: RefusalValues | undefined;
  outcome?: ApiError['outcome'] | undefined;
  method?: PaidMethod | undefined;
}

interface RefusalText {
  code: string;
  cause: string;
  /** Says that nothing was charged; undefined unless that is known. */
  money: string | undefined;
  action: string;
}

/** Codes that mean the same to a buyer as another one, and have its words. */
const sameWords: Partial<Record<string, PlainRefusal>> = {
  backend_unavailable: 'unavailable',
  cross_site_request: 'fault',
  idempotency_key_invalid: 'fault',
  idempotency_key_missing: 'fault',
  internal_error: 'generic',
  method_not_allowed: 'fault',
  route_not_found: 'fault',
  unsupported_media_type: 'fault',
};

/** Codes about a card. With another method they say nothing to the buyer. */
const cardCodes = ['expired_card', 'wrong_cvv', 'wrong_number'];

/**
 * Words of a refusal. A code without texts uses the fallback's. An unknown outcome says so, whatever the code.
 *
 * @param method refused method, if known; without a card, the words name none
 * @param outcome whether money was taken; only `none` says that nothing was
 */
export function translateRefusal(
  { copy, language }: { copy: CompiledCopy; language: string },
  code: string | undefined,
  fallback: PlainRefusal,
  { values, outcome, method }: RefusalFacts = {},
): RefusalText {
  const isCardless = method !== undefined && !isCardMethod(method);
  const worded = isCardless && cardCodes.includes(code ?? '') ? 'processing_error' : (sameWords[code ?? ''] ?? code);
  const known = worded !== undefined && hasText(copy, 'refusals', `${worded}-cause`) ? worded : fallback;
  const shown = outcome === 'unknown' ? 'unknown' : known;
  const t = translateByCode(copy, 'refusals', language);
  const word = (key: string) =>
    t(isCardless && hasText(copy, 'refusals', `${key}-cardless`) ? `${key}-cardless` : key, values);
  const money = hasText(copy, 'refusals', `${shown}-none`) ? `${shown}-none` : 'none';
  return {
    code: known,
    cause: word(`${shown}-cause`),
    money: outcome === 'none' ? t(money, values) : undefined,
    action: word(`${shown}-action`),
  };
}
