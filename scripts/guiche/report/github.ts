import { summarise } from './summarise';
import type { CheckReport, ReportedFinding } from './told-report';

/** GitHub shows this many annotations of a kind for each step. */
const mostOfKind = 10;

const texts = {
  'pt-BR': { error: ['erro', 'erros'], warning: ['aviso', 'avisos'], more: 'Mais {count} {kind}, em {files}' },
  en: { error: ['error', 'errors'], warning: ['warning', 'warnings'], more: '{count} more {kind}, in {files}' },
} as const;

/** Workflow commands that stand beside the changed lines of a pull request, and one line for what does not fit. */
export function formatGithub(report: CheckReport): string {
  const kinds = (['error', 'warning'] as const).flatMap((severity) => {
    const findings = report.findings.filter((finding) => finding.severity === severity);
    const rest = findings.slice(mostOfKind);
    return [...findings.slice(0, mostOfKind).map(formatCommand), ...(rest.length > 0 ? [tellRest(rest, report)] : [])];
  });
  return [...kinds, summarise(report)].map((line) => `${line}\n`).join('');
}

function formatCommand({ code, severity, file, line, column, endColumn, message, help }: ReportedFinding): string {
  const properties = { file, line, col: column, endColumn: Math.max(column, endColumn - 1), title: code };
  const listed = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${severity} ${listed.join(',')}::${escapeData(help === undefined ? message : `${message}\n${help}`)}`;
}

function tellRest(rest: readonly ReportedFinding[], { language }: CheckReport): string {
  const files = new Map<string, number>();
  for (const { file } of rest) files.set(file, (files.get(file) ?? 0) + 1);
  const text = texts[language];
  const listed = [...files].slice(0, mostOfKind).map(([file, count]) => `${file} (${count})`);
  return escapeData(
    text.more
      .replace('{count}', String(rest.length))
      .replace('{kind}', text[rest[0]?.severity ?? 'error'][rest.length === 1 ? 0 : 1])
      .replace('{files}', [...listed, ...(files.size > mostOfKind ? ['…'] : [])].join(', ')),
  );
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
