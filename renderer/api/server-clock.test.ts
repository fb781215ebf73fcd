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
  ['is not told', null, undefined],
  ['is told as nothing', '', undefined],
  ['is told in words', 'Invalid Date', undefined],
  ['is told as a number', '5', undefined],
  ['is told as a day alone', '2026-07-16', undefined],
  ['is told in another form', '2026-07-16T12:00:00Z', undefined],
])('the server’s clock %s', (_, date, ahead) => {
  serverClock.noteServerTime(date);
  expect(serverClock.readServerClock().clockAhead).toBe(ahead);
});

it('a time of the server is never farther than it is: the second of its `Date` is counted as over', () => {
  vi.setSystemTime('2026-07-15T12:00:00.900Z');
  serverClock.noteServerTime('Wed, 15 Jul 2026 12:00:00 GMT');
  expect(serverClock.readServerClock().clockAhead).toBe(99);
});

it('what cannot be read leaves what was told before', () => {
  serverClock.noteServerTime('Wed, 15 Jul 2026 10:00:00 GMT');
  serverClock.noteServerTime('soon');
  expect(serverClock.readServerClock()).toEqual({ clockAhead: -7_199_001 });
});
