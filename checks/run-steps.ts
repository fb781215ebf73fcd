import { setImmediate } from 'node:timers/promises';

const sliceMs = 8;

/** Runs all steps without a pause. */
export function runAtOnce<T>(steps: Generator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Runs all steps in short slices, so that requests are served between them. */
export async function runInSlices<T>(steps: Generator<void, T>): Promise<T> {
  let sliceEnd = performance.now() + sliceMs;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() < sliceEnd) continue;
    await setImmediate();
    sliceEnd = performance.now() + sliceMs;
  }
}
