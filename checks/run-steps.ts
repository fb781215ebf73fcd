import { setImmediate } from 'node:timers/promises';

const sliceMs = 8;

/** Runs steps to their end without a pause. */
export function runAtOnce<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Runs steps to their end in short slices, between which requests are served. */
export async function runInSlices<T>(steps: Generator<void, T>): Promise<T> {
  let sliceEnd = performance.now() + sliceMs;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() < sliceEnd) continue;
    await setImmediate();
    sliceEnd = performance.now() + sliceMs;
  }
}
