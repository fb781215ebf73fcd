import type { CaseResult } from './run-suite';

const signs = { passed: '✓', failed: '✗', 'not run': '–', 'not offered': '–' } as const;

/** Report of a run: a line for each case, what went wrong below it, then the totals. */
export function formatResults(results: readonly CaseResult[]): string {
  const lines = results.flatMap((one, index) => [
    ...(results[index - 1]?.file === one.file ? [] : ['', one.file]),
    formatCase(one),
    ...(one.result === 'failed' ? [`      why: ${one.why}`, ...one.problems.map((text) => `      ${text}`)] : []),
  ]);
  const count = (result: CaseResult['result']) => results.filter((one) => one.result === result).length;
  const rest = (['not offered', 'not run'] as const).filter((result) => count(result) > 0);
  return [
    ...lines,
    '',
    ...rest.map((result) => `${count(result)} ${result}`),
    `${count('passed')} passed, ${count('failed')} failed`,
  ].join('\n');
}

function formatCase({ name, call, result, problems }: CaseResult): string {
  const note = result === 'not offered' ? ' (not offered)' : result === 'not run' ? ` (not run: ${problems[0]})` : '';
  return `  ${signs[result]} ${call}: ${name}${note}`;
}
