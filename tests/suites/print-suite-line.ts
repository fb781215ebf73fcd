import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type SuiteLine, suitesFile } from '../../scripts/test/suites';
import { parseSuiteLine } from './suite-line';
import registry from './suites.json' with { type: 'json' };

const names = registry.suites.map(({ suite }) => suite);

/** Fields that a line must state. The other counts are 0 by default. */
type StatedLine = Pick<SuiteLine, 'suite' | 'tried' | 'passed'> & Partial<SuiteLine>;

/**
 * Writes a suite's line to stdout, and to the file of the night's table. One short append is atomic, so that workers
 * share the file.
 *
 * @throws RangeError when the line is not valid
 */
export function printSuiteLine(line: StatedLine): void {
  const whole = { lost: 0, duplicated: 0, worst_ms: 0, not_run: 0, ...line };
  const text = `${JSON.stringify(parseSuiteLine(whole, names))}\n`;
  process.stdout.write(text);
  mkdirSync(path.dirname(suitesFile), { recursive: true });
  appendFileSync(suitesFile, text);
}
