/** The last time zone where a day ends is twelve hours behind UTC. */
const lastPlaceMs = -12 * 3_600_000;

/** Date from the server, because the browser's clock may be years off; undefined on the server. */
let reported: string | undefined;

/** Oldest date still current in some time zone at a time: an ISO 8601 date. */
export function oldestDayAt(time: Date): string {
  return new Date(time.getTime() + lastPlaceMs).toISOString().slice(0, 10);
}

/**
 * Oldest date still current in some time zone now, by the server's clock. Expiry dates are compared with it,
 * independent of any country or machine.
 *
 * @returns ISO 8601 date
 */
export function oldestDay(): string {
  return reported ?? oldestDayAt(new Date());
}

/** For browsers only: stores the date that the page brings from its server. */
export function keepOldestDay(day: string): void {
  reported = day;
}
