/** First year of a birth date that we believe. */
const oldestYear = 1900;

/** `31/12/1990` → `1990-12-31`; undefined for what is no calendar day since 1900, or is in the future. */
export function parseBirthDate(value: string): string | undefined {
  const [, day, month, year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value.trim()) ?? [];
  const text = `${year}-${month}-${day}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return isReal && Number(year) >= oldestYear && time <= Date.now() ? text : undefined;
}
