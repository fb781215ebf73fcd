import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSuiteLine } from './suite-line';
import registry from './suites.json' with { type: 'json' };

const line = { suite: 'pay', tried: 2, passed: 2, lost: 0, duplicated: 0, worst_ms: 5, not_run: 0 };

test('a valid line is taken as it is', () => {
  expect(parseSuiteLine(line, ['pay'])).toEqual(line);
});

test.each([
  ['of an unknown suite', { suite: 'other' }],
  ['with a missing count', { lost: undefined }],
  ['with part of a case', { tried: 2.5 }],
  ['with a negative count', { duplicated: -1 }],
  ['with more passed than tried cases', { passed: 3 }],
])('a line %s is refused', (_, changes) => {
  expect(() => parseSuiteLine({ ...line, ...changes }, ['pay'])).toThrow(RangeError);
});

test.each(
  registry.suites.flatMap(({ suite, cases = [], prints = [] }) =>
    [...cases.map(({ file }) => file), ...prints].map((file) => [suite, file] as const),
  ),
)('the suite %s is in the file %s', (suite, file) => {
  expect(existsSync(file)).toBe(true);
  const { prints = [] } = registry.suites.find((one) => one.suite === suite) ?? {};
  if ((prints as string[]).includes(file)) expect(readFileSync(file, 'utf8')).toContain(`'${suite}'`);
});

test.each(registry.suites.flatMap(({ suite, defect }) => (defect ? [[suite, defect] as const] : [])))(
  'the planted defect of the suite %s has its test',
  (_, { file, title }) => {
    expect(title, 'says what the suite finds').toMatch(/\b(?:finds?|detects)\b/);
    expect(hasTest(readFileSync(file, 'utf8'), title)).toBe(true);
  },
);

test.each([
  ['part of a title', "test('finds a fault', () => {});", 'finds a'],
  ['a text that is no title', "const words = ['finds a fault'];", 'finds a fault'],
  ['a name of a group', "describe('finds a fault', () => {});", 'finds a fault'],
])('the guard of planted defects finds %s', (_, text, title) => {
  expect(hasTest(text, title)).toBe(false);
  expect(hasTest(`test('${title}', () => {});`, title)).toBe(true);
  expect(hasTest(`it.each([1])(\n  '${title}', () => {});`, title)).toBe(true);
});

/** Whether a file has a test whose whole title this is. */
function hasTest(text: string, title: string): boolean {
  return text.split(title).some((before, index, parts) => {
    const [, quote] = /(?:\b(?:test|it)|\))\(\s*(['"`])$/.exec(before) ?? [];
    return quote !== undefined && (parts[index + 1] ?? '').startsWith(`${quote},`);
  });
}

test('every suite that runs has a planted defect', () => {
  expect(registry.suites.filter(({ night, defect }) => night > 0 && !defect)).toEqual([]);
});
