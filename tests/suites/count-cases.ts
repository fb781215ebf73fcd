import type { SuiteLine } from '../../scripts/test/suites';

/** One test that a run has ended. */
export interface EndedTest {
  /** Path from the root. */
  file: string;
  /** Titles of its groups and its own. */
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  ms: number;
  /** Last state of the ledger that the test has read, for each buyer. */
  ledgers?: readonly (readonly string[])[];
}

/** Tests of a suite: each that has the file, and the pattern in its title, is one case. */
export interface CaseSource {
  file: string;
  title?: string;
}

export interface CountedSuite {
  suite: string;
  cases?: readonly CaseSource[];
}

/** Ended tests → a line of each suite that counts some of them. */
export function countCases(tests: readonly EndedTest[], suites: readonly CountedSuite[]): SuiteLine[] {
  return suites.flatMap(({ suite, cases = [] }) => {
    const own = tests.filter((test) => cases.some((source) => isOf(test, source)));
    if (own.length === 0) return [];
    const run = own.filter(({ outcome }) => outcome !== 'skipped');
    const failed = run.filter(({ outcome }) => outcome === 'failed');
    // A passed test has compared its ledger with what the buyer was told.
    const left = failed.flatMap(({ ledgers = [] }) => ledgers).map((ledger) => countPaid(ledger));
    return [
      {
        suite,
        tried: run.length,
        passed: run.length - failed.length,
        lost: left.filter((paid) => paid === 0).length,
        duplicated: left.reduce((sum, paid) => sum + Math.max(0, paid - 1), 0),
        worst_ms: Math.round(Math.max(0, ...run.map(({ ms }) => ms))),
        not_run: own.length - run.length,
      },
    ];
  });
}

function isOf({ file, title }: EndedTest, source: CaseSource): boolean {
  return file === source.file && (source.title === undefined || new RegExp(source.title).test(title));
}

function countPaid(ledger: readonly string[]): number {
  return ledger.filter((status) => status === 'paid').length;
}
