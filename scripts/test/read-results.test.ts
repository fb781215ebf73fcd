import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../setup/run-command.mjs';
import { readResults } from './read-results';

const file = path.join(root, 'model/money/some.test.ts');
const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
const message = `${'\u001B[31m'}expected 1 to be 2\u001B[39m\n    at node_modules/vitest/a.js:1\n${'    at own.ts:1\n'.repeat(40)}`;
const failed = { status: 'failed', fullName: 'money adds', failureMessages: [message] };
const reported = `expected 1 to be 2\n${'        at own.ts:1\n'.repeat(11)}`.trimEnd();
const spec = (status: string, errors: object[]) => ({
  file: 'pay.e2e.ts',
  line: 12,
  title: 'pays once',
  tests: [{ status, results: [{ errors }] }],
});

test.each([
  [
    'passed, failed and skipped tests',
    'vitest',
    {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [{ name: file, status: 'failed', message: '', assertionResults: [passed, failed] }],
    },
    { passed: 5, failed: 1, notRun: 2, failures: [`model/money/some.test.ts › money adds\n    ${reported}`] },
  ],
  [
    'a file that cannot be loaded',
    'vitest',
    {
      numPassedTests: 1,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { name: file, status: 'passed', message: '', assertionResults: [passed] },
        { name: file, status: 'failed', message: 'Cannot find module', assertionResults: [] },
      ],
    },
    { passed: 1, failed: 1, notRun: 0, failures: ['model/money/some.test.ts\n    Cannot find module'] },
  ],
  [
    'flaky tests as failed, and skipped tests',
    'playwright',
    {
      stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [],
      suites: [
        {
          specs: [spec('expected', [])],
          suites: [
            { specs: [spec('unexpected', [{ message: 'no receipt' }]), spec('flaky', [{}]), spec('skipped', [])] },
          ],
        },
      ],
    },
    {
      passed: 3,
      failed: 2,
      notRun: 2,
      failures: ['pay.e2e.ts:12 › pays once\n    no receipt', 'pay.e2e.ts:12 › pays once'],
    },
  ],
  [
    'an error outside the tests',
    'playwright',
    {
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
      errors: [{ message: 'no browser' }],
      suites: [],
    },
    { passed: 0, failed: 1, notRun: 0, failures: ['Outside the tests\n    no browser'] },
  ],
] as const)('the test summary counts %s (%s)', (_name, kind, report, results) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-results-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const reportFile = path.join(folder, 'report.json');
  writeFileSync(reportFile, JSON.stringify(report));
  expect(readResults(reportFile, kind)).toEqual(results);
});

test('a missing test report counts as a failure', () => {
  expect(readResults('/nowhere/report.json', 'vitest')).toMatchObject({ passed: 0, failed: 1, notRun: 0 });
});
