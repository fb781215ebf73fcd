/** Result of one suite, as the night's table reads it. */
export interface SuiteLine {
  suite: string;
  tried: number;
  passed: number;
  /** Payments or records that are missing in the ledger; 0 where a suite takes no money. */
  lost: number;
  /** Payments that the ledger holds more than once. */
  duplicated: number;
  /** Longest time of one case, in milliseconds. */
  worst_ms: number;
  /** Cases that this machine cannot run. They count as neither passed nor failed. */
  not_run: number;
}

/** Prints the result of a suite as one line of JSON on stdout. */
export function printSuiteLine(line: SuiteLine): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
