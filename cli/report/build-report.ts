import { createJsonReader } from '../../catalogue/source/json-text';
import { listFiles } from '../../checks/findings/config-finding';
import { type AuthorLanguage, describeFinding, type FindingText } from '../../checks/findings/describe-finding';
import { identifyFinding } from '../../checks/findings/identify-finding';
import { type LocatedFinding, locateFinding } from '../../checks/findings/locate-finding';
import type { Inspection } from '../../checks/inspect-config';
import { planFixes } from '../fix/plan-fixes';
import type { EarlierInspection } from '../project/inspect-earlier';
import { formatPath } from './format-path';

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

export interface ReportScope {
  /** The project, and the folder that file paths are relative to. Default: the project, for machine formats. */
  from?: { root: string; cwd: string };
  /** Only findings that involve this file or folder inside the root, also as a brand that uses a flow. Default: all. */
  inside?: string | undefined;
  /** What is compared. Default: all files are changed, and all findings new. */
  earlier?: Pick<EarlierInspection, 'changed' | 'findings'> | undefined;
  language: AuthorLanguage;
  seconds?: number;
}

/** An inspection with places and texts, for the output formats. A finding has edits only if `--fix` makes them. */
export function buildReport(
  { findings, files, fileCount, broken, shared }: Omit<Inspection, 'brands'>,
  { from, inside, earlier, language, seconds = 0 }: ReportScope,
): CheckReport {
  const readJson = createJsonReader(files);
  const isWanted = (file: string) => inside === undefined || file === inside || file.startsWith(`${inside}/`);
  const wanted = findings.filter((finding) => [...listFiles(finding), ...(finding.brandFiles ?? [])].some(isWanted));
  const mended = wanted.some(({ fix }) => fix)
    ? planFixes(files, ({ place }) => isWanted(place.file)).mended
    : undefined;
  const reported = wanted.map((finding): ReportedFinding => {
    const { file } = finding.place;
    const located = locateFinding(finding, readJson(file));
    return {
      ...located,
      edits: mended?.has(identifyFinding(finding)) ? located.edits : [],
      ...describeFinding(finding, language),
      file: from ? formatPath(file, from) : file,
      isChanged: !earlier || listFiles(finding).some((one) => earlier.changed.has(one)),
      isNew: !earlier?.findings.has(identifyFinding(finding)),
    };
  });
  const isPartial = !shared || wanted.some(({ place: { file } }) => broken.has(file));
  return { findings: reported.sort(compareFindings), fileCount, isPartial, seconds, language };
}

function compareFindings(one: ReportedFinding, other: ReportedFinding): number {
  if (one.isChanged !== other.isChanged) return one.isChanged ? -1 : 1;
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.offset - other.offset || (one.code < other.code ? -1 : 1);
}
