import { oldestDay } from './oldest-day';

/** First year of a birth date that we believe. */
const oldestYear = 1900;

/**
 * `31/12/1990` → `1990-12-31`; undefined for what is no calendar day since 1900, or is in the future. A year of two digits
 * is of the last century, and only one that this century has not reached: `05` could be either.
 */
export function parseBirthDate(value: string): string | undefined {
  const [, day = '', month = '', written = ''] =
    /^(\d\d?)[/.\s-]+(\d\d?)[/.\s-]+(\d{4}|\d\d)$/.exec(value.trim()) ?? [];
  const isPast = written.length === 2 && written > oldestDay().slice(2, 4);
  const year = isPast ? `19${written}` : written;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return isReal && Number(year) >= oldestYear && time <= Date.now() ? text : undefined;
}
