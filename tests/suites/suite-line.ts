import { countNames, type SuiteLine } from '../../scripts/test/suites';

/**
 * Anything → SuiteLine.
 *
 * @throws RangeError for an unknown suite, a count that is none, or more passed than tried cases
 */
export function parseSuiteLine(value: unknown, suites: readonly string[]): SuiteLine {
  const line = Object(value) as SuiteLine;
  if (!suites.includes(line.suite)) throw new RangeError(`suites.json has no suite ${JSON.stringify(line.suite)}`);
  for (const name of countNames) {
    if (!Number.isInteger(line[name]) || line[name] < 0) throw new RangeError(`${line.suite}: ${name} is no count`);
  }
  if (line.passed > line.tried) throw new RangeError(`${line.suite}: more cases passed than were tried`);
  return line;
}
