import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '../setup/progress.mjs';
import { root } from '../setup/run-command.mjs';

/** Lines of all suites since the last `npm test` began, one JSON object each. Workers append to it. */
export const suitesFile = path.join(root, '.guiche/results/suites.jsonl');

/**
 * A suite of `tests/suites/suites.json`. `day` and `night`: cases that the run tries at least; 0 when it tries none.
 *
 * @typedef {{
 *   suite: string, ids: string[], counts: string, day: number, night: number, leastShare?: number,
 *   cases?: { file: string, title?: string }[], prints?: string[],
 * }} Suite
 */

/**
 * Suites by their names, separated by commas; all without names.
 *
 * @returns {readonly Suite[]}
 * @throws {SetupError} for an unknown name
 */
export function chooseSuites(names = '') {
  /** @type {Suite[]} */
  const suites = JSON.parse(readFileSync(path.join(root, 'tests/suites/suites.json'), 'utf8')).suites;
  if (names === '') return suites;
  const wanted = names.split(',');
  const chosen = suites.filter(({ suite }) => wanted.includes(suite));
  if (chosen.length === wanted.length) return chosen;
  throw new SetupError(`The suites: npm run test:suites -- ${suites.map(({ suite }) => suite).join(',')}`);
}

/** Test files of a suite. @param {Pick<Suite, 'cases' | 'prints'>} suite */
export function listFiles({ cases = [], prints = [] }) {
  return [...cases.map(({ file }) => file), ...prints];
}

/** Name of the step of `npm test` that runs a test file. @param {string} file */
export function findStep(file) {
  if (file.endsWith('.timed.e2e.ts')) return 'timed';
  if (file.endsWith('.e2e.ts')) return 'e2e';
  if (file.startsWith('tests/architecture/')) return 'architecture';
  return file.endsWith('.test.tsx') ? 'component' : 'unit';
}
