/** ISO 8601 date → `28/11/2026`, independent of time zones. */
export function formatDay(date: string): string {
  return date.split('-').reverse().join('/');
}
