import { mkdirSync, rmdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ConfigCopy, copyConfig } from '../renderer/testing/test-repository';
import { watchConfig } from './watch-config';

/** Longer than a change takes to be reported, and than a second report would take. */
const laterMs = 1_500;
const quietMs = 200;

let config: ConfigCopy;
let watcher: Awaited<ReturnType<typeof watchConfig>>;
const onChange = vi.fn();

beforeEach(async () => {
  config = copyConfig();
  onChange.mockReset();
  watcher = await watchConfig(config.root, onChange);
});
afterEach(() => watcher.close());

/** Number of reported changes after each step; a step waits until the one before reports nothing more. */
async function countChanges(...steps: (() => void)[]): Promise<number[]> {
  const counts: number[] = [];
  for (const step of steps) {
    onChange.mockClear();
    step();
    await vi
      .waitFor(() => expect(onChange).toHaveBeenCalled(), { timeout: laterMs, interval: 10 })
      .catch(() => undefined);
    await sleep(quietMs);
    counts.push(onChange.mock.calls.length);
  }
  return counts;
}

test('rewriting a file with the same content, or touching it, is not reported as a change', async () => {
  const file = 'brands/wup/brand.json';
  const text = config.read(file).replace('"order"', '"ordem"');
  const touch = () => utimesSync(path.join(config.root, file), new Date(), new Date());
  expect(
    await countChanges(
      () => config.write(file, text),
      () => config.write(file, text),
      touch,
    ),
  ).toEqual([1, 0, 0]);
});

test('each edit is reported once, even if it restores earlier content', async () => {
  const file = 'flows/course-pix.json';
  const text = config.read(file);
  const write = (written: string) => () => config.write(file, written);
  expect(await countChanges(write(`${text}\n`), write(text), write(`${text}\n`))).toEqual([1, 1, 1]);
});

test('creating or deleting a file or a folder is reported as a change', async () => {
  const folder = path.join(config.root, 'brands/acme');
  const file = 'flows/acme.json';
  const remove = () => rmSync(path.join(config.root, file));
  const write = () => config.write(file, '{}');
  const steps = [() => mkdirSync(folder), () => rmdirSync(folder), () => mkdirSync(folder), write, remove, write];
  expect(await countChanges(...steps)).toEqual(steps.map(() => 1));
});
