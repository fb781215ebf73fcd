import { expect, test } from 'vitest';
import { parseRange } from './answer-brand-asset';

test.each([
  ['the whole file without a header', undefined, undefined],
  ['the first bytes', 'bytes=0-99', { start: 0, end: 99 }],
  ['one byte', 'bytes=0-0', { start: 0, end: 0 }],
  ['the rest of the file', 'bytes=100-', { start: 100, end: 999 }],
  ['no more than the file has', 'bytes=900-5000', { start: 900, end: 999 }],
  ['the last bytes', 'bytes=-100', { start: 900, end: 999 }],
  ['the whole file for too long an end', 'bytes=-5000', { start: 0, end: 999 }],
  ['nothing behind the end', 'bytes=1000-', 'outside'],
  ['nothing for no last byte', 'bytes=-0', 'outside'],
  ['the whole file for a reversed range', 'bytes=9-1', undefined],
  ['the whole file for several ranges', 'bytes=0-1,5-6', undefined],
  ['the whole file for another unit', 'items=0-1', undefined],
  ['the whole file for an empty range', 'bytes=-', undefined],
])('a range header asks for %s', (_title, header, range) => {
  expect(parseRange(header, 1_000)).toEqual(range);
});

test('an empty file has no range', () => {
  expect(parseRange('bytes=0-', 0)).toBe('outside');
});
