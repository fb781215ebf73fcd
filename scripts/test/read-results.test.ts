import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readResults } from './read-results.mjs';

const suite = (status: string, tests: number) => ({
  status,
  assertionResults: Array.from({ length: tests }, () => ({})),
});

test.each([
  [
    'tests that passed, failed and were skipped',
    'vitest',
    { numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1, testResults: [suite('failed', 9)] },
    { passed: 5, failed: 2, notRun: 2 },
  ],
  [
    'a file that could not be loaded',
    'vitest',
    {
      numPassedTests: 1,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [suite('passed', 1), suite('failed', 0)],
    },
    { passed: 1, failed: 1, notRun: 0 },
  ],
  [
    'a test that passed at the second try, and tests that were skipped',
    'playwright',
    { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] },
    { passed: 3, failed: 2, notRun: 2 },
  ],
  [
    'an error outside the tests',
    'playwright',
    { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{}] },
    { passed: 0, failed: 1, notRun: 0 },
  ],
] as const)('%s is counted (%s)', (_name, kind, report, counts) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  expect(readResults(file, kind)).toEqual(counts);
});

test('a report that was not written is a failure', () => {
  expect(readResults('/nowhere/report.json', 'vitest')).toEqual({ passed: 0, failed: 1, notRun: 0 });
});
