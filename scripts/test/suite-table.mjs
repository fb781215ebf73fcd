import { existsSync, readFileSync } from 'node:fs';
import { chooseSuites, findStep, listFiles, suitesFile } from './suites.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */
/** @typedef {import('../../tests/suites/suite-line').SuiteLine} SuiteLine */

/** @returns {SuiteLine[]} */
function readLines() {
  if (!existsSync(suitesFile)) return [];
  const lines = readFileSync(suitesFile, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/**
 * Adds the lines up and evaluates each suite.
 *
 * @param {readonly string[]} steps names of the steps that have run; a suite with other steps is not due
 * @param {{ isNight: boolean, suites?: readonly Suite[], lines?: readonly SuiteLine[] }} options
 * @returns {{ table: string, failures: string[] }}
 */
export function buildSuiteTable(steps, { isNight, suites = chooseSuites(), lines = readLines() }) {
  /** @type {string[][]} */
  const rows = [];
  /** @type {string[]} */
  const failures = [];
  for (const suite of suites) {
    const own = lines.filter((line) => line.suite === suite.suite);
    const isDue = listFiles(suite).every((file) => steps.includes(findStep(file)));
    if (own.length === 0 && !isDue) continue;
    const least = isNight ? suite.night : suite.day;
    const total = addUp(own);
    const wrong =
      isDue && (own.length > 0 || least > 0) ? evaluateSuite(suite, least, total, own.length > 0) : undefined;
    if (wrong) failures.push(`suite ${suite.suite} (${suite.ids.join(', ')}): ${wrong}`);
    const state = wrong && own.length > 0 ? 'failed' : describeState(total);
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

/** State of a suite without a fault. Cases that were not run have not passed. @param {ReturnType<typeof addUp>} total */
function describeState({ tried, not_run: notRun }) {
  if (tried === 0) return 'not run';
  return notRun === 0 ? 'ok' : `ok, ${notRun} not run`;
}

/**
 * @param {Suite} suite
 * @param {number} least
 * @param {ReturnType<typeof addUp>} total
 * @param {boolean} hasPrinted
 */
function evaluateSuite({ leastShare = 1 }, least, { tried, passed, lost, duplicated, not_run: notRun }, hasPrinted) {
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
