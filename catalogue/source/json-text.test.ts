import { describe, expect, it, vi } from 'vitest';
import { createJsonReader, JsonText } from './json-text';

const text = '{\n  "BR": {\n    "plans":\n      { "yearly": 1 }\n  },\n  "flows": [\n    "a",\n    "b"\n  ]\n}';

describe('the line of a path', () => {
  it.each<[path: (string | number)[], line: number]>([
    [[], 1],
    [['BR'], 2],
    [['BR', 'plans'], 3],
    [['BR', 'plans', 'yearly'], 4],
    [['flows', 1], 8],
    [['BR', 'plans', 'monthly', 'amount'], 3],
    [['BR', 'terms'], 2],
    [['MZ'], 1],
  ])('%j is %i', (path, line) => {
    expect(new JsonText(text).lineOf(path)).toBe(line);
    expect(new JsonText(`\uFEFF${text}`).lineOf(path)).toBe(line);
  });

  it.each(['', '{', 'no JSON'])('of %j is the first', (broken) => {
    expect(new JsonText(broken).lineOf(['BR'])).toBe(1);
  });
});

it('a file is read once, however many places are asked for', () => {
  const readText = vi.fn(() => text);
  const readJson = createJsonReader(readText);
  expect([readJson('a.json').lineOf(['BR']), readJson('a.json').lineOf(['flows'])]).toEqual([2, 6]);
  expect(readText).toHaveBeenCalledOnce();
  expect(readJson('a.json').root).toBe(readJson('a.json').root);
});
