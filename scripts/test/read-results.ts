import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from '../setup/run-command.mjs';

export interface Results {
  passed: number;
  failed: number;
  /** A test that was skipped has not passed. */
  notRun: number;
  /** Each a line that says where, and the first lines of what went wrong. */
  failures: string[];
}

const linesOfMessage = 12;
/** A stack line outside the project. */
const placeOfOthers = /^\s+at .*(?:node_modules|node:|<anonymous>)/;

/** Counts the tests of a JSON report. A missing report counts as one failure, as does a file that fails to load. */
export function readResults(file: string, kind: 'vitest' | 'playwright'): Results {
  if (!existsSync(file)) return { passed: 0, failed: 1, notRun: 0, failures: ['No report was written.'] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return kind === 'playwright' ? readPlaywright(report) : readVitest(report);
}

function readVitest(report: JsonTestResults): Results {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        formatFailure(`${path.relative(root, name)} › ${fullName}`, failureMessages ?? []),
      ),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    notRun: report.numPendingTests + report.numTodoTests,
    failures: [...failed, ...unloaded.map(({ name, message }) => formatFailure(path.relative(root, name), [message]))],
  };
}

function readPlaywright({ stats, errors, suites }: JSONReport): Results {
  const { expected, unexpected, flaky, skipped } = stats;
  const failed = suites.flatMap(listSpecs).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        formatFailure(
          `${file}:${line} › ${title}`,
          results.flatMap((result) => result.errors.map(({ message = '' }) => message)),
        ),
      ),
  );
  return {
    passed: expected,
    failed: unexpected + flaky + errors.length,
    notRun: skipped,
    failures: [...failed, ...errors.map(({ message = '' }) => formatFailure('Outside the tests', [message]))],
  };
}

function listSpecs({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function formatFailure(place: string, messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  const own = lines.filter((line) => !placeOfOthers.test(line)).slice(0, linesOfMessage);
  return [place, ...own.map((line) => `    ${line}`)].join('\n').trimEnd();
}
