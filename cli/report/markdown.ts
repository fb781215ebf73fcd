import { type CheckReport, markMessage } from './build-report';
import { summarise } from './summarise';

const texts = {
  'pt-BR': { title: 'Marcas e fluxos', head: ['', 'Código', 'Onde', 'Problema', 'Como resolver'], more: 'e mais' },
  en: { title: 'Brands and flows', head: ['', 'Code', 'Where', 'What', 'How to mend it'], more: 'and more' },
} as const;

const signs = { error: '🛑', warning: '⚠️' } as const;
const mostRows = 500;

/** All findings as a table, for a CI job's summary. */
export function formatMarkdown(report: CheckReport): string {
  const { title, head, more } = texts[report.language];
  const heading = `## ${title}\n\n${escapeCell(summarise(report))}\n`;
  if (report.findings.length === 0) return heading;
  const rows = report.findings
    .slice(0, mostRows)
    .map((finding) => [
      signs[finding.severity],
      finding.code,
      escapeCell(`${finding.file}:${finding.line}`),
      escapeCell(markMessage(finding, report.language)),
      escapeCell(finding.help ?? ''),
    ]);
  const rest = report.findings.length - rows.length;
  const table = [[...head], head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
  return `${heading}\n${table}${rest > 0 ? `\n… ${more} ${rest}\n` : ''}`;
}

/** Escapes a text for one table cell: messages contain authors' text, perhaps with Markdown or HTML. */
function escapeCell(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>|#~]/g, (sign) => `\\${sign}`)
    .replaceAll('&', '&amp;');
}
