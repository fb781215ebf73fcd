import { expect, test } from 'vitest';
import { findMemoryFaults, readMemoryTrend } from './memory-trend';

const mebibyte = 2 ** 20;

/** A sample every quarter of a minute, with noise of 2 MiB after collections. */
function sampleHeap(heapAt: (minute: number) => number, resident = 500) {
  return Array.from({ length: 40 }, (_, index) => {
    const minute = index / 4;
    return { minute, heap: (heapAt(minute) + (index % 3)) * mebibyte, resident: resident * mebibyte };
  });
}

const findFaults = (samples: ReturnType<typeof sampleHeap>) => findMemoryFaults(readMemoryTrend(samples, 2), 600);

test('a heap that stays level after its warm-up has no fault', () => {
  expect(findFaults(sampleHeap((minute) => 100 + 40 * Math.min(minute, 2)))).toEqual([]);
});

test('finds a heap that grows by more than 1 MB a minute', () => {
  expect(findFaults(sampleHeap((minute) => 100 + 1.2 * minute))).toEqual([
    expect.stringMatching(/^the heap grows by 1\.\d\d MiB a minute$/),
  ]);
});

test('finds a process that takes more than its limit', () => {
  expect(findFaults(sampleHeap(() => 100, 601))).toEqual(['the process takes 601 MiB']);
});

test('a run that is too short is refused', () => {
  expect(() => readMemoryTrend(sampleHeap(() => 100).slice(0, 10), 2)).toThrow(RangeError);
});
