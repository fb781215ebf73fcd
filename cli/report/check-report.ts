import type { AuthorLanguage, FindingText } from '../../checks/findings/describe-finding';
import type { LocatedFinding } from '../../checks/findings/locate-finding';

/** A finding with its place and texts; the file is relative to the scope's folder. */
export interface ReportedFinding extends LocatedFinding, FindingText {
  file: string;
  /**
   * Whether the file, or the other brand's file in the finding, changed since the `--since` reference; true without
   * one.
   */
  isChanged: boolean;
  /** Whether the finding is absent at the `--since` reference; true without one. */
  isNew: boolean;
}

const marks: Readonly<Record<AuthorLanguage, string>> = { 'pt-BR': ' (já existia)', en: ' (was there before)' };

/** Message of a finding for people, marked when the `--since` reference has it too. */
export function markMessage(
  { message, isNew }: Pick<ReportedFinding, 'message' | 'isNew'>,
  language: AuthorLanguage,
): string {
  return isNew ? message : `${message}${marks[language]}`;
}

/** Content of every output format, sorted: changed files first, then by file and place. */
export interface CheckReport {
  findings: readonly ReportedFinding[];
  fileCount: number;
  /** Whether invalid files kept some rules from running: fixing them may reveal more findings. */
  isPartial: boolean;
  seconds: number;
  language: AuthorLanguage;
}

export interface Counts {
  errors: number;
  warnings: number;
  files: number;
  fixable: number;
}

export function countFindings(findings: readonly ReportedFinding[]): Counts {
  return {
    errors: findings.filter(({ severity }) => severity === 'error').length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
    files: new Set(findings.map(({ file }) => file)).size,
    fixable: findings.filter(({ edits }) => edits.length > 0).length,
  };
}
