import { expect, test } from 'vitest';
import { runAtOnce, runInSlices } from './run-steps';

function* countWork(milliseconds: number, steps: number): Generator<void, number> {
  for (let step = 0; step < steps; step += 1) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end);
    yield;
  }
  return steps;
}

test.each([
  ['at once', async () => runAtOnce(countWork(0, 5))],
  ['in slices', () => runInSlices(countWork(0, 5))],
])('steps that run %s give their result', async (_, run) => {
  expect(await run()).toBe(5);
});

test('other callbacks run between slices, but not while steps run at once', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  runAtOnce(countWork(2, 20));
  expect(turns).toBe(0);
  await runInSlices(countWork(2, 20));
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(2);
});

test('an error in a step ends the run', async () => {
  const broken = function* (): Generator<void, number> {
    yield;
    throw new Error('broken');
  };
  await expect(runInSlices(broken())).rejects.toThrow('broken');
  expect(() => runAtOnce(broken())).toThrow('broken');
});
