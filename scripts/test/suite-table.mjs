import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/run-command.mjs';
import { suitesFile } from './suites-file.mjs';

/**
 * A suite of `tests/suites/suites.json`. `day` and `night`: cases that the run tries at least; 0 when it tries none.
 *
 * @typedef {{
 *   suite: string, ids: string[], counts: string, day: number, night: number, leastShare?: number,
 *   cases?: { file: string, title?: string }[], prints?: string[],
 * }} Suite
 */
/** @typedef {import('../../tests/suites/suite-line').SuiteLine} SuiteLine */

/** @returns {readonly Suite[]} */
function readSuites() {
  return JSON.parse(readFileSync(path.join(root, 'tests/suites/suites.json'), 'utf8')).suites;
}

/** @returns {SuiteLine[]} */
function readLines() {
  if (!existsSync(suitesFile)) return [];
  const lines = readFileSync(suitesFile, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/** Step of `npm test` that runs a test file. @param {string} file */
function stepOf(file) {
  if (file.endsWith('.timed.e2e.ts')) return 'timed';
  if (file.endsWith('.e2e.ts')) return 'e2e';
  if (file.startsWith('tests/architecture/')) return 'architecture';
  return file.endsWith('.test.tsx') ? 'component' : 'unit';
}

/**
 * Adds the lines up and judges each suite.
 *
 * @param {readonly string[]} steps names of the steps that have run; a suite with other steps is not due
 * @param {{ isNight: boolean, suites?: readonly Suite[], lines?: readonly SuiteLine[] }} options
 * @returns {{ table: string, failures: string[] }}
 */
export function buildSuiteTable(steps, { isNight, suites = readSuites(), lines = readLines() }) {
  /** @type {string[][]} */
  const rows = [];
  /** @type {string[]} */
  const failures = [];
  for (const suite of suites) {
    const own = lines.filter((line) => line.suite === suite.suite);
    const files = [...(suite.cases ?? []).map(({ file }) => file), ...(suite.prints ?? [])];
    const isDue = files.every((file) => steps.includes(stepOf(file)));
    if (own.length === 0 && !isDue) continue;
    const least = isNight ? suite.night : suite.day;
    const total = addUp(own);
    const wrong = isDue && (own.length > 0 || least > 0) ? judge(suite, least, total, own.length > 0) : undefined;
    if (wrong) failures.push(`suite ${suite.suite} (${suite.ids.join(', ')}): ${wrong}`);
    const state = own.length === 0 ? 'not run' : wrong ? 'failed' : 'ok';
    const { tried, passed, lost, duplicated, worst_ms: worst, not_run: notRun } = total;
    const counted = [tried, passed, lost, duplicated, worst, notRun].map((count) =>
      own.length > 0 ? `${count}` : '–',
    );
    rows.push([suite.ids.join(' '), suite.suite, ...counted, state]);
  }
  if (rows.length === 0) return { table: '', failures };
  const head = ['id', 'suite', 'tried', 'passed', 'lost', 'duplicated', 'worst ms', 'not run', 'state'];
  return { table: formatTable([head, ...rows]), failures };
}

/** @param {readonly SuiteLine[]} lines */
function addUp(lines) {
  const sum = (/** @type {(line: SuiteLine) => number} */ of) => lines.reduce((total, line) => total + of(line), 0);
  return {
    tried: sum(({ tried }) => tried),
    passed: sum(({ passed }) => passed),
    lost: sum(({ lost }) => lost),
    duplicated: sum(({ duplicated }) => duplicated),
    worst_ms: Math.max(0, ...lines.map((line) => line.worst_ms)),
    not_run: sum((line) => line.not_run),
  };
}

/**
 * @param {Suite} suite
 * @param {number} least
 * @param {ReturnType<typeof addUp>} total
 * @param {boolean} hasPrinted
 */
function judge({ leastShare = 1 }, least, { tried, passed, lost, duplicated, not_run: notRun }, hasPrinted) {
  if (!hasPrinted) return 'it printed no line';
  if (lost + duplicated > 0) return `${lost} lost, ${duplicated} duplicated`;
  if (passed < leastShare * tried) return `${passed} of ${tried} passed`;
  return tried + notRun < least ? `${tried} cases instead of at least ${least}` : undefined;
}

/** @param {string[][]} rows */
function formatTable(rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isText = (/** @type {number} */ column) => column < 2 || column === widths.length - 1;
  return rows
    .map((row) =>
      row
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
