import { vi } from 'vitest';

/** Measures work in fake-timer time, which advances while the work waits. Returns the value and the milliseconds. */
export async function runInVirtualTime<T>(work: () => Promise<T>): Promise<{ value: T; milliseconds: number }> {
  const start = Date.now();
  let milliseconds: number | undefined;
  const done = work().finally(() => {
    milliseconds = Date.now() - start;
  });
  done.catch(() => undefined);
  while (milliseconds === undefined) await vi.advanceTimersByTimeAsync(10);
  return { value: await done, milliseconds };
}
