import type { DataPix } from '../../schemas/generated/types';

type ServerClock = Pick<DataPix, 'clockAhead'>;

/** Clock of our site; empty until an answer brings a time. */
let clock: ServerClock = {};

/** `Date` has whole seconds. We assume that the second is over, so that we never show time that has passed. */
const untoldMs = 999;

/** Reads the time from an answer's `Date`. Ignores any format other than HTTP's. */
export function noteServerTime(date: string | null): void {
  const time = new Date(date ?? Number.NaN);
  if (time.getTime() && time.toUTCString() === date) clock = { clockAhead: time.getTime() + untoldMs - Date.now() };
}

/** How far the server's clock is ahead of this device. Countdowns use it with server times. */
export function readServerClock(): ServerClock {
  return clock;
}
