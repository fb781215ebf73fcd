import { expect, test } from 'vitest';
import { countCases, type EndedTest } from './count-cases';

const file = 'tests/e2e/pay.e2e.ts';
const suites = [{ suite: 'pay', cases: [{ file, title: 'once|twice' }] }, { suite: 'ids' }];
const ended = (changes: Partial<EndedTest>): EndedTest => ({
  ...{ file, title: 'I pay once', outcome: 'passed', ms: 10.4 },
  ...changes,
});
const none = { lost: 0, duplicated: 0, not_run: 0 };

test.each<[what: string, tests: Partial<EndedTest>[], line: object]>([
  ['passed tests', [{}, { ms: 20.6 }], { tried: 2, passed: 2, worst_ms: 21, ...none }],
  ['failed tests', [{}, { outcome: 'failed' }], { tried: 2, passed: 1, worst_ms: 10, ...none }],
  ['skipped tests', [{}, { outcome: 'skipped' }], { tried: 1, passed: 1, worst_ms: 10, ...none, not_run: 1 }],
  ['a refused card before the paid one', [{ ledgers: [['paid', 'refused']] }], { tried: 1, passed: 1, ...none }],
  ['a receipt without a payment', [{ outcome: 'failed', ledgers: [['refused']] }], { passed: 0, ...none, lost: 1 }],
  ['a double payment', [{ outcome: 'failed', ledgers: [['paid', 'paid']] }], { passed: 0, ...none, duplicated: 1 }],
  ['tests of the file that have the title', [{}, { title: 'another' }, { file: 'b.e2e.ts' }], { tried: 1, passed: 1 }],
])('the line of a suite counts %s', (_, tests, line) => {
  expect(countCases(tests.map(ended), suites)).toEqual([expect.objectContaining({ suite: 'pay', ...line })]);
});

test('a suite without ended tests has no line', () => {
  expect(countCases([ended({ file: 'b.e2e.ts' })], suites)).toEqual([]);
});
