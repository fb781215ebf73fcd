import { describe, expect, it, vi } from 'vitest';
import { createJsonReader, JsonText } from './json-text';

const text = '{\n  "BR": {\n    "plans":\n      { "yearly": 1 }\n  },\n  "flows": [\n    "a",\n    "b"\n  ]\n}';

describe('the line number of a path', () => {
  it.each<[path: (string | number)[], line: number]>([
    [[], 1],
    [['BR'], 2],
    [['BR', 'plans'], 3],
    [['BR', 'plans', 'yearly'], 4],
    [['flows', 1], 8],
    [['BR', 'plans', 'monthly', 'amount'], 3],
    [['BR', 'terms'], 2],
    [['MZ'], 1],
  ])('for %j is %i', (path, line) => {
    expect(new JsonText(text).lineOf(path)).toBe(line);
    expect(new JsonText(`\uFEFF${text}`).lineOf(path)).toBe(line);
  });

  it.each(['', '{', 'no JSON'])('in the invalid JSON %j is 1', (broken) => {
    expect(new JsonText(broken).lineOf(['BR'])).toBe(1);
  });
});

it('the JSON reader reads a file once for several lookups', () => {
  const files = new Map([['a.json', { bytes: Buffer.from(text) }]]);
  const get = vi.spyOn(files, 'get');
  const readJson = createJsonReader(files);
  expect([readJson('a.json').lineOf(['BR']), readJson('a.json').lineOf(['flows'])]).toEqual([2, 6]);
  expect(get).toHaveBeenCalledOnce();
  expect(readJson('a.json').root).toBe(readJson('a.json').root);
});
