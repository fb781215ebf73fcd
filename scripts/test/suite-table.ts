import { existsSync, readFileSync } from 'node:fs';
import { chooseSuites, countNames, findStep, listFiles, type Suite, type SuiteLine, suitesFile } from './suites';

const head = ['id', 'suite', 'tried', 'passed', 'lost', 'duplicated', 'worst ms', 'not run', 'state'];

type Counts = Omit<SuiteLine, 'suite'>;

interface TableOptions {
  isNight: boolean;
  suites?: readonly Suite[];
  lines?: readonly SuiteLine[];
}

/**
 * Adds the lines up and evaluates each suite.
 *
 * @param steps names of the steps that have run; a suite with other steps is not due
 */
export function buildSuiteTable(
  steps: readonly string[],
  { isNight, suites = chooseSuites(), lines = readLines() }: TableOptions,
): { table: string; failures: string[] } {
  const rows: string[][] = [];
  const failures: string[] = [];
  for (const suite of suites) {
    const own = lines.filter((line) => line.suite === suite.suite);
    const isDue = listFiles(suite).every((file) => steps.includes(findStep(file)));
    const hasPrinted = own.length > 0;
    if (!hasPrinted && !isDue) continue;
    const least = isNight ? suite.night : suite.day;
    const total = addUp(own);
    const wrong = isDue && (hasPrinted || least > 0) ? evaluateSuite(suite, least, total, hasPrinted) : undefined;
    if (wrong) failures.push(`suite ${suite.suite} (${suite.ids.join(', ')}): ${wrong}`);
    const counts = countNames.map((name) => (hasPrinted ? `${total[name]}` : '–'));
    rows.push([suite.ids.join(' '), suite.suite, ...counts, wrong && hasPrinted ? 'failed' : describeState(total)]);
  }
  return { table: rows.length === 0 ? '' : formatTable([head, ...rows]), failures };
}

function readLines(): SuiteLine[] {
  if (!existsSync(suitesFile)) return [];
  const lines = readFileSync(suitesFile, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

function addUp(lines: readonly SuiteLine[]): Counts {
  const sum = (name: keyof Counts) => lines.reduce((total, line) => total + line[name], 0);
  const counts = Object.fromEntries(countNames.map((name) => [name, sum(name)])) as Counts;
  return { ...counts, worst_ms: Math.max(0, ...lines.map((line) => line.worst_ms)) };
}

/** State of a suite without a fault. Cases that were not run have not passed. */
function describeState({ tried, not_run: notRun }: Counts): string {
  if (tried === 0) return 'not run';
  return notRun === 0 ? 'ok' : `ok, ${notRun} not run`;
}

function evaluateSuite({ leastShare = 1 }: Suite, least: number, counts: Counts, hasPrinted: boolean) {
  const { tried, passed, lost, duplicated, not_run: notRun } = counts;
  if (!hasPrinted) return 'it printed no line';
  if (lost + duplicated > 0) return `${lost} lost, ${duplicated} duplicated`;
  if (passed < leastShare * tried) return `${passed} of ${tried} passed`;
  return tried + notRun < least ? `${tried} cases instead of at least ${least}` : undefined;
}

/** Counts stand at the right. */
function formatTable(rows: readonly string[][]): string {
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isCount = (column: number) => column >= 2 && column < head.length - 1;
  const pad = (cell: string, column: number) =>
    isCount(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
