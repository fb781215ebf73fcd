import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '../setup/progress.mjs';
import { root } from '../setup/run-command.mjs';

/** Lines of all suites since the last `npm test` began, one JSON object each. Workers append to it. */
export const suitesFile = path.join(root, '.guiche/results/suites.jsonl');

/** A suite of `tests/suites/suites.json`. */
export interface Suite {
  suite: string;
  ids: string[];
  /** Cases that a run by day, and one by night, tries at least; 0 when it tries none. */
  day: number;
  night: number;
  leastShare?: number;
  cases?: { file: string; title?: string }[];
  prints?: string[];
}

/** One line of a suite. The lines of one suite in one run add up. */
export interface SuiteLine {
  /** Name in `suites.json`. */
  suite: string;
  tried: number;
  passed: number;
  /** Acknowledged payments that the ledger does not have. */
  lost: number;
  /** Payments that the ledger has more than once. */
  duplicated: number;
  /** Time of the slowest case, ms. */
  worst_ms: number;
  /** Cases that could not be tried here. They have not passed. */
  not_run: number;
}

/** Counts of a line, in the order of the table. */
export const countNames = ['tried', 'passed', 'lost', 'duplicated', 'worst_ms', 'not_run'] as const;

/**
 * Suites by their names, separated by commas; all without names.
 *
 * @throws SetupError for an unknown name
 */
export function chooseSuites(names = ''): readonly Suite[] {
  const suites: Suite[] = JSON.parse(readFileSync(path.join(root, 'tests/suites/suites.json'), 'utf8')).suites;
  if (names === '') return suites;
  const wanted = names.split(',');
  const chosen = suites.filter(({ suite }) => wanted.includes(suite));
  if (chosen.length === wanted.length) return chosen;
  throw new SetupError(`The suites: npm run test:suites -- ${suites.map(({ suite }) => suite).join(',')}`);
}

/** Test files of a suite. */
export function listFiles({ cases = [], prints = [] }: Pick<Suite, 'cases' | 'prints'>): string[] {
  return [...cases.map(({ file }) => file), ...prints];
}

/** Name of the step of `npm test` that runs a test file. */
export function findStep(file: string): string {
  if (file.endsWith('.timed.e2e.ts')) return 'timed';
  if (file.endsWith('.e2e.ts')) return 'e2e';
  if (file.startsWith('tests/architecture/')) return 'architecture';
  return file.endsWith('.test.tsx') ? 'component' : 'unit';
}
