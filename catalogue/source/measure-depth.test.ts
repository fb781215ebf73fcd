import { expect, it } from 'vitest';
import { measureDepth } from './measure-depth';

it.each<[text: string, depth: number]>([
  ['{"a":[1]', 2],
  ['[[[', 3],
  ['{"a": "[[[{{{", "b": "\\"[[["', 1],
  ['["[', 1],
  ['[{"a":[1]}]', 3],
])('the depth of JSON is measured, also of a truncated one: %s', (text, depth) => {
  expect(measureDepth(text)).toBe(depth);
});

it('measuring the largest file, one unterminated string, takes less than a second', () => {
  const start = process.cpuUsage();
  expect(measureDepth(`["${'\\"'.repeat(499_999)}`)).toBe(1);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(1_000);
});
