import { findNpm, runCommand } from '../setup/run-command.mjs';

/** Answer of the registry about known holes in production packages. */
export type Audit = { kind: 'clean' } | { kind: 'holes'; text: string } | { kind: 'not run'; why: string };

/** Reads what `npm audit --json` has printed. */
export function readAudit(output: string): Audit {
  const report = parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  const counts = report?.metadata?.vulnerabilities;
  if (counts?.total === undefined) return { kind: 'not run', why: report?.message ?? 'npm printed no report' };
  if (counts.total === 0) return { kind: 'clean' };
  const names = Object.entries(report?.vulnerabilities ?? {}).map(([name, { severity }]) => `${name} (${severity})`);
  return { kind: 'holes', text: names.join(', ') };
}

/** Asks the registry. It may not answer such questions. */
export async function auditPackages(): Promise<Audit> {
  const { output } = await runCommand([...findNpm(), 'audit', '--omit=dev', '--json']);
  return readAudit(output);
}

interface AuditReport {
  message?: string;
  metadata?: { vulnerabilities?: { total?: number } };
  vulnerabilities?: Record<string, { severity: string }>;
}

function parse(text: string): AuditReport | undefined {
  try {
    return JSON.parse(text) as AuditReport;
  } catch {
    return undefined;
  }
}
