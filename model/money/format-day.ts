/** ISO 8601 date → `28/11/2026`; no time zone can move it. */
export function formatDay(date: string): string {
  return date.split('-').reverse().join('/');
}
