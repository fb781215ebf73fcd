import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const now = new Date('2026-07-15T12:00:00Z');
let serverClock: typeof import('./server-clock');

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.resetModules();
  serverClock = await import('./server-clock');
});
afterEach(() => {
  vi.useRealTimers();
});

it.each<[title: string, date: string | null, ahead: number | undefined]>([
  ['is two hours behind the phone', 'Wed, 15 Jul 2026 10:00:00 GMT', -7_199_001],
  ['is a day ahead of the phone', 'Thu, 16 Jul 2026 12:00:00 GMT', 86_400_999],
  ['is unknown without a Date header', null, undefined],
  ['is unknown after an empty Date header', '', undefined],
  ['is unknown after a Date header in words', 'Invalid Date', undefined],
  ['is unknown after a number as the Date header', '5', undefined],
  ['is unknown after a Date header without a time', '2026-07-16', undefined],
  ['is unknown after a Date header in another format', '2026-07-16T12:00:00Z', undefined],
])('the server clock %s', (_, date, ahead) => {
  serverClock.noteServerTime(date);
  expect(serverClock.readServerClock().clockAhead).toBe(ahead);
});

it('the server clock counts the second in the Date header as complete', () => {
  vi.setSystemTime('2026-07-15T12:00:00.900Z');
  serverClock.noteServerTime('Wed, 15 Jul 2026 12:00:00 GMT');
  expect(serverClock.readServerClock().clockAhead).toBe(99);
});

it('an unreadable Date header leaves the server clock unchanged', () => {
  serverClock.noteServerTime('Wed, 15 Jul 2026 10:00:00 GMT');
  serverClock.noteServerTime('soon');
  expect(serverClock.readServerClock()).toEqual({ clockAhead: -7_199_001 });
});
