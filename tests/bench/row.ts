import { median, spreadOf } from './statistics';

/** Comparison of base and ours in each round: ours ÷ base, ours − base, or ours alone. A row holds the median. */
type Comparison = 'ratio' | 'difference' | 'value';

/** One line of "Numbers to hold" with its measurement. */
export interface Row {
  suite: string;
  what: string;
  unit: string;
  /** Medians over the rounds; null without a base. */
  base: number | null;
  ours: number;
  comparison: Comparison;
  compared: number;
  goal: string;
  holds: boolean;
  /** The middle half of the rounds spreads by more than 15 %: the machine was busy, so one run is not reliable. */
  isNoisy: boolean;
  note?: string;
}

interface RowInput {
  suite: string;
  what: string;
  unit: string;
  /** One figure per round. */
  ours: readonly number[];
  /** From the same rounds: each figure ran next to ours at the same index. */
  base?: readonly number[];
  comparison: Comparison;
  /** Maximum or minimum of `compared`. */
  goal: { atMost: number } | { atLeast: number };
  note?: string;
}

const noisySpread = 0.15;

/** Rounds → printed row. */
export function buildRow(input: RowInput): Row {
  const { suite, what, unit, ours, base = [], comparison, goal, note } = input;
  const compared = compare(input);
  const isUpper = 'atMost' in goal;
  return {
    suite,
    what,
    unit,
    base: comparison === 'value' ? null : median(base),
    ours: median(ours),
    comparison,
    compared,
    goal: isUpper ? `≤ ${format(goal.atMost)}` : `≥ ${format(goal.atLeast)}`,
    holds: isUpper ? compared <= goal.atMost : compared >= goal.atLeast,
    isNoisy: [ours, base].some((figures) => figures.length > 2 && spreadOf(figures) > noisySpread),
    ...(note === undefined ? {} : { note }),
  };
}

/** @throws RangeError when a round has only one side */
function compare({ what, ours, base = [], comparison }: RowInput): number {
  if (comparison === 'value') return median(ours);
  if (base.length !== ours.length)
    throw new RangeError(`${what}: ${ours.length} rounds of ours, ${base.length} of the base`);
  const combine = (mine: number, other: number) => (comparison === 'ratio' ? mine / other : mine - other);
  return median(ours.map((figure, index) => combine(figure, base[index] ?? Number.NaN)));
}

const signs: Record<Comparison, (figure: string) => string> = {
  ratio: (figure) => `${figure} ×`,
  difference: (figure) => (figure.startsWith('-') ? figure : `+${figure}`),
  value: () => '',
};

/** Rows → a table for a terminal. */
export function printTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    row.unit,
    row.base === null ? '–' : format(row.base),
    format(row.ours),
    signs[row.comparison](format(row.compared)),
    row.goal,
    `${row.holds ? 'yes' : 'MISSED'}${row.isNoisy ? ' (noisy)' : ''}`,
    row.note ?? '',
  ]);
  const lines = [['what', 'unit', 'base', 'ours', 'compared', 'goal', 'holds', 'note'], ...cells];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function format(figure: number): string {
  if (Number.isInteger(figure)) return String(figure);
  return figure.toFixed(Math.abs(figure) >= 100 ? 0 : Math.abs(figure) >= 10 ? 1 : 3);
}
