import { expect, it } from 'vitest';
import { mayRepeatKeys, measureDepth, outlineValue } from './outline-value';

const mayRepeat = (text: string) => mayRepeatKeys(text, outlineValue(JSON.parse(text), 40));

it.each([
  '{}',
  '{ "a": 1, "b": { "a": [1, 2, { "c": null }] } }',
  '{ "a" :1, "b"\n:\t2 }',
  '{ "a:b": "https://exemplo.com.br:443", "c": ["10:30", "a:: "] }',
  '{ "a": "\\u0022: " }',
])('no key is repeated in %s', (text) => {
  expect(mayRepeat(text)).toBe(false);
});

it.each([
  '{ "a": 1, "a": 2 }',
  '{ "a" : 1, "a": 2 }',
  '{ "b": [{ "a": "x:y", "a": "x:y" }] }',
  '{ "a": { "b": 1 }, "a": {} }',
  '{ "a": "\\u003a", "a": "\\u003A" }',
  '{ "a": "\\u0022:", "a": "\\u0022:" }',
  // No key is repeated here, as a closer look shows.
  '{ "a": "\\": \\": " }',
  '{ "a": ": b" }',
])('a key may be repeated in %s', (text) => {
  expect(mayRepeat(text)).toBe(true);
});

it('the depth limit counts nested objects and lists', () => {
  const nested = (depth: number) => JSON.parse('{"a":['.repeat(depth / 2) + ']}'.repeat(depth / 2));
  expect(outlineValue(nested(40), 40).isTooDeep).toBe(false);
  expect(outlineValue([nested(40)], 40).isTooDeep).toBe(true);
  expect(outlineValue(nested(100_000), 40).isTooDeep).toBe(true);
});

it.each<[text: string, depth: number]>([
  ['{"a":[1]', 2],
  ['[[[', 3],
  ['{"a": "[[[{{{", "b": "\\"[[["', 1],
  ['["[', 1],
])('the depth of truncated JSON is measured: %s', (text, depth) => {
  expect(measureDepth(text)).toBe(depth);
});

it('measuring the largest file, one unterminated string, takes less than a second', () => {
  const start = process.cpuUsage();
  expect(measureDepth(`["${'\\"'.repeat(499_999)}`)).toBe(1);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(1_000);
});
