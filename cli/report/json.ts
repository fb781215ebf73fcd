import { printableJson } from '../../checks/findings/printable';
import { checkTable } from '../../schemas/generated/check-table';
import { type CheckReport, countFindings } from './build-report';

/** Version of the output format. Increase it for a breaking change. */
const version = 1;

/** The same tree gives the same text: no time, no machine. */
export function formatJson({ findings, fileCount }: CheckReport): string {
  const reported = findings.map(
    ({ code, severity, file, line, column, endColumn, offset, length, message, help, edits, isChanged, isNew }) => ({
      code,
      severity,
      group: checkTable[code].group,
      file,
      line,
      column,
      endColumn,
      offset,
      length,
      message,
      help: help ?? null,
      isChanged,
      isNew,
      fix: edits,
    }),
  );
  return `${printableJson({ version, fileCount, counts: countFindings(findings), findings: reported })}\n`;
}
