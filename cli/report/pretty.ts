import { styleText } from 'node:util';
import { checkWords } from '../../checks/findings/check-words';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { printable } from '../../checks/findings/printable';
import { type CheckReport, markMessage, type ReportedFinding } from './build-report';
import { summarise } from './summarise';

const texts = {
  'pt-BR': {
    fixes: 'npx guiche check --fix corrige',
    more: (count: string) => `… e mais ${count}; --format json mostra todos`,
    partial: 'Alguns arquivos não foram verificados por inteiro: corrija e rode de novo.',
  },
  en: {
    fixes: 'npx guiche check --fix does that',
    more: (count: string) => `… and ${count} more; --format json shows all`,
    partial: 'Not every file was checked in full: mend and run again.',
  },
} as const;

/** Limit for a screen; authors fix the first ones first. */
const mostFindings = 100;
const widestLine = 120;

/** Findings with their source lines, for people. */
export function formatPretty(report: CheckReport, isColored: boolean): string {
  const { findings, language } = report;
  const rest = findings.length - mostFindings;
  const more = rest > 0 ? `${texts[language].more(new Intl.NumberFormat(language).format(rest))}\n` : '';
  const partial = report.isPartial ? `${texts[language].partial}\n` : '';
  const shown = formatFindings({ language, findings: findings.slice(0, mostFindings) }, isColored);
  return `${shown}${more}${summarise(report)}\n${partial}`;
}

/** Each finding: message, underlined source line, and help. */
export function formatFindings(
  { findings, language }: Pick<CheckReport, 'findings' | 'language'>,
  isColored: boolean,
): string {
  return findings.map((finding) => `${formatFinding(finding, language, isColored)}\n`).join('');
}

function formatFinding(finding: ReportedFinding, language: AuthorLanguage, isColored: boolean): string {
  const { code, severity, file, line, column, endColumn, lineText, help, edits } = finding;
  const [kind] = checkWords[language].severities[severity];
  const paint = (format: Parameters<typeof styleText>[0], words: string) =>
    isColored ? styleText(format, words, { validateStream: false }) : words;
  const color = severity === 'error' ? 'red' : 'yellow';
  const gutter = ' '.repeat(String(line).length);
  const bar = paint('dim', '│');
  const { shown, from } = cutLine(lineText, column, endColumn);
  const caret =
    ' '.repeat(column - 1 - from) +
    paint(color, '^'.repeat(Math.max(1, Math.min(endColumn - column, shown.length - (column - 1 - from)))));
  const fix = edits.length > 0 ? `   (${texts[language].fixes})` : '';
  const isShown = lineText.trim() !== '';
  return [
    `${paint(['bold', color], `${kind}[${code}]`)} ${paint('bold', printable(markMessage(finding, language)))}`,
    `${gutter}${paint('dim', '╭─')} ${printable(file)}:${line}:${column}`,
    ...(isShown ? [`${paint('dim', String(line))} ${bar} ${shown}`, `${gutter} ${bar} ${caret}`] : []),
    ...(help === undefined ? [] : [`${gutter} ${bar} ${printable(help)}${fix}`]),
  ].join('\n');
}

/** Part of a line around a place, because a file may be one very long line. */
function cutLine(lineText: string, column: number, endColumn: number): { shown: string; from: number } {
  const clean = printable(lineText);
  if (clean.length <= widestLine) return { shown: clean, from: 0 };
  const wanted = Math.max(0, Math.floor((column + Math.min(endColumn, column + 40)) / 2) - widestLine / 2);
  const from = Math.min(wanted, clean.length - widestLine);
  return { shown: clean.slice(from, from + widestLine), from };
}
