import { type FolderMove, identifyFinding } from '../../checks/findings/identify-finding';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import type { Inspection } from '../../checks/inspect-config';
import type { Terminal } from '../frame/command';
import { buildReport } from '../report/build-report';
import { formatFinding } from '../report/pretty';

/** Findings that only the new tree has, with their lines. */
export interface NewFindings {
  hasErrors: boolean;
  text: string;
}

interface NewFindingsOptions {
  /** The tree after the change. */
  root: string;
  language: AuthorLanguage;
  terminal: Terminal;
  /** A folder that was renamed between the two trees. */
  move?: FolderMove | undefined;
}

/** Findings that a change adds. */
export function reportNewFindings(
  before: Inspection,
  after: Inspection,
  { root, language, terminal, move }: NewFindingsOptions,
): NewFindings {
  const known = new Set(before.findings.map((finding) => identifyFinding(finding, move && [move])));
  const findings = after.findings.filter((finding) => !known.has(identifyFinding(finding)));
  const report = buildReport({ ...after, findings }, { root, language, seconds: 0 });
  return {
    hasErrors: findings.some(({ severity }) => severity === 'error'),
    text: report.findings.map((finding) => `${formatFinding(finding, report, terminal.isColored)}\n`).join(''),
  };
}
