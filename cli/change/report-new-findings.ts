import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { type FolderMove, identifyFinding } from '../../checks/findings/identify-finding';
import type { Inspection } from '../../checks/inspect-config';
import type { Terminal } from '../frame/command';
import { buildReport } from '../report/build-report';
import { formatFindings } from '../report/pretty';

/** Findings that only the new tree has, with their lines. */
export interface NewFindings {
  hasErrors: boolean;
  text: string;
}

interface NewFindingsOptions {
  language: AuthorLanguage;
  terminal: Terminal;
  /** A folder that was renamed between the two trees. */
  move?: FolderMove | undefined;
}

/** Findings that a change adds. */
export function reportNewFindings(
  before: Inspection,
  after: Inspection,
  { language, terminal, move }: NewFindingsOptions,
): NewFindings {
  const known = new Set(before.findings.map((finding) => identifyFinding(finding, move && [move])));
  const findings = after.findings.filter((finding) => !known.has(identifyFinding(finding)));
  const report = buildReport({ ...after, findings }, { language });
  return {
    hasErrors: findings.some(({ severity }) => severity === 'error'),
    text: formatFindings(report, terminal.isColored),
  };
}
