/** The last place on earth where a day ends is twelve hours behind UTC. */
const lastPlaceMs = -12 * 3_600_000;

/** Date from the server, because the browser's clock may be years off; undefined on the server. */
let told: string | undefined;

/** The oldest day that has not ended everywhere on earth then: an ISO 8601 date. */
export function oldestDayAt(time: Date): string {
  return new Date(time.getTime() + lastPlaceMs).toISOString().slice(0, 10);
}

/**
 * The oldest day that has not ended everywhere on earth now, by the server's clock. What is good until a day or a month has
 * ended is held to it, and to the calendar of no country or machine.
 *
 * @returns ISO 8601 date
 */
export function oldestDay(): string {
  return told ?? oldestDayAt(new Date());
}

/** For browsers alone: the day that the page brings from its server. */
export function keepOldestDay(day: string): void {
  told = day;
}
