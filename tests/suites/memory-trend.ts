import { slopeOf } from '../bench/statistics';

/** Memory of a server in bytes: the heap right after a garbage collection. */
export interface MemorySample {
  minute: number;
  heap: number;
  resident: number;
}

/** Growth of the heap per minute after the warm-up, and the highest resident memory of the whole run, in MiB. */
export interface MemoryTrend {
  heapPerMinute: number;
  mostResident: number;
}

const mebibyte = 2 ** 20;

/** Most growth of the heap, in MiB per minute. */
const mostHeapPerMinute = 1;

/**
 * Least-squares growth of the samples from the end of the warm-up on.
 *
 * @throws RangeError when fewer than three samples follow the warm-up
 */
export function readMemoryTrend(samples: readonly MemorySample[], warmUpMinutes: number): MemoryTrend {
  const warm = samples.filter(({ minute }) => minute >= warmUpMinutes);
  if (warm.length < 3) throw new RangeError(`${warm.length} samples after the warm-up show no trend`);
  return {
    heapPerMinute: slopeOf(warm.map(({ minute, heap }) => ({ x: minute, y: heap }))) / mebibyte,
    mostResident: Math.max(...samples.map(({ resident }) => resident)) / mebibyte,
  };
}

/** Faults of the trend, in words; empty when it stays within its limits. */
export function findMemoryFaults({ heapPerMinute, mostResident }: MemoryTrend, residentLimit: number): string[] {
  return [
    ...(heapPerMinute > mostHeapPerMinute ? [`the heap grows by ${heapPerMinute.toFixed(2)} MiB a minute`] : []),
    ...(mostResident > residentLimit ? [`the process takes ${Math.round(mostResident)} MiB`] : []),
  ];
}
