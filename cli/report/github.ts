import { checkWords } from '../../checks/findings/check-words';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { printable, printableLines } from '../../checks/findings/printable';
import { type CheckReport, markMessage, type ReportedFinding } from './build-report';
import { summarise } from './summarise';

/** GitHub's limit of annotations of one kind per step. */
const mostOfKind = 10;

const more: Readonly<Record<AuthorLanguage, (count: number, kind: string, files: string) => string>> = {
  'pt-BR': (count, kind, files) => `Mais ${count} ${kind}, em ${files}`,
  en: (count, kind, files) => `${count} more ${kind}, in ${files}`,
};

/** Workflow commands that annotate a pull request's lines, and one line for the rest. */
export function formatGithub(report: CheckReport): string {
  const kinds = (['error', 'warning'] as const).flatMap((severity) => {
    const findings = report.findings.filter((finding) => finding.severity === severity);
    const rest = findings.slice(mostOfKind);
    return [
      ...findings.slice(0, mostOfKind).map((finding) => formatCommand(finding, report)),
      ...(rest.length > 0 ? [formatRest(rest, report)] : []),
    ];
  });
  return [...kinds, summarise(report)].map((line) => `${line}\n`).join('');
}

function formatCommand(finding: ReportedFinding, { language }: CheckReport): string {
  const { code, severity, file, line, column, endColumn, help } = finding;
  const message = markMessage(finding, language);
  const properties = { file, line, col: column, endColumn: Math.max(column, endColumn - 1), title: code };
  const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${severity} ${listed.join(',')}::${escapeData(help === undefined ? message : `${message}\n${help}`)}`;
}

function formatRest(rest: readonly ReportedFinding[], { language }: CheckReport): string {
  const files = new Map<string, number>();
  for (const { file } of rest) files.set(file, (files.get(file) ?? 0) + 1);
  const [one, other] = checkWords[language].severities[rest[0]?.severity ?? 'error'];
  const listed = [...files].slice(0, mostOfKind).map(([file, count]) => `${file} (${count})`);
  const reported = [...listed, ...(files.size > mostOfKind ? ['…'] : [])].join(', ');
  return printableLines(printable(more[language](rest.length, rest.length === 1 ? one : other, reported)));
}

function escapeData(text: string): string {
  return printableLines(text).replaceAll('%', '%25').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
