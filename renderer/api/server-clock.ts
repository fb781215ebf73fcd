import type { DataPix } from '../../schemas/generated/types';

type ServerClock = Pick<DataPix, 'clockAhead'>;

/** Of the one site that this page asks; empty until an answer has told. */
let clock: ServerClock = {};

/** `Date` has whole seconds: the one it names is taken for over, so that no time is shown that is not left. */
const untoldMs = 999;

/** Takes the time from an answer's `Date`. What is not written as HTTP writes it tells nothing. */
export function noteServerTime(date: string | null): void {
  const time = new Date(date ?? Number.NaN);
  if (time.getTime() && time.toUTCString() === date) clock = { clockAhead: time.getTime() + untoldMs - Date.now() };
}

/** How far the server's clock is ahead of this device. Countdowns use it with server times. */
export function readServerClock(): ServerClock {
  return clock;
}
