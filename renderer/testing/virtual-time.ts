import { vi } from 'vitest';

/** How long work takes by the fake timers of a test, which pass as it waits; and what it gives. */
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
