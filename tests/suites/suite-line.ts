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

const counts = ['tried', 'passed', 'lost', 'duplicated', 'worst_ms', 'not_run'] as const;

/**
 * Anything → SuiteLine.
 *
 * @throws RangeError for an unknown suite, a count that is none, or more passed than tried cases
 */
export function parseSuiteLine(value: unknown, suites: readonly string[]): SuiteLine {
  const line = Object(value) as SuiteLine;
  if (!suites.includes(line.suite)) throw new RangeError(`suites.json has no suite ${JSON.stringify(line.suite)}`);
  for (const name of counts) {
    if (!Number.isInteger(line[name]) || line[name] < 0) throw new RangeError(`${line.suite}: ${name} is no count`);
  }
  if (line.passed > line.tried) throw new RangeError(`${line.suite}: more cases passed than were tried`);
  return line;
}
