import { oldestDay } from './oldest-day';

/** First year of a birth date that we believe. */
const oldestYear = 1900;

const months = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ');
/** Day and month of `1º de março de 1990`, `5/jul/1990`. */
const inWords = /^(\d\d?)º?[/.\s-]*(?:de\s+)?(\p{L}{3,9})[/.\s-]*(?:de\s*)?(?=\d)/iu;

/**
 * `31/12/1990`, `31 de dezembro de 1990` → `1990-12-31`; undefined for what is no calendar day since 1900, or is in the future. A year of two digits
 * is of the last century, and only one that this century has not reached: `05` could be either.
 */
export function parseBirthDate(value: string): string | undefined {
  const [, day = '', month = '', written = ''] =
    /^(\d\d?)[/.\s-]+(\d\d?)[/.\s-]+(\d{4}|\d\d)$/.exec(value.trim().replace(inWords, countMonth)) ?? [];
  const isPast = written.length === 2 && written > oldestDay().slice(2, 4);
  const year = isPast ? `19${written}` : written;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return isReal && Number(year) >= oldestYear && time <= Date.now() ? text : undefined;
}

/** A month may be cut to three letters or more; any other word stays. */
function countMonth(written: string, day: string, month: string): string {
  const name = month.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const at = months.findIndex((one) => one.startsWith(name));
  return at < 0 ? written : `${day}/${at + 1}/`;
}
