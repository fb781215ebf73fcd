import { existsSync, readFileSync } from 'node:fs';

/**
 * Counts the tests of a JSON report. A missing report counts as one failure, as does a file that could not be loaded.
 *
 * @param {string} file
 * @param {'vitest' | 'playwright'} kind
 * @returns {{ passed: number, failed: number, notRun: number }} a test that was skipped has not passed
 */
export function readResults(file, kind) {
  if (!existsSync(file)) return { passed: 0, failed: 1, notRun: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (kind === 'playwright') {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky + report.errors.length, notRun: skipped };
  }
  const unloaded = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ suite) =>
      suite.status === 'failed' && suite.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    notRun: report.numPendingTests + report.numTodoTests,
  };
}
