import { createJsonReader } from '../../catalogue/source/json-text';
import { createTextReader } from '../../checks/disk/create-text-reader';
import { listFiles } from '../../checks/findings/config-finding';
import { identifyFinding } from '../../checks/findings/identify-finding';
import { locateFinding } from '../../checks/findings/locate-finding';
import { type AuthorLanguage, tellFinding } from '../../checks/findings/tell-finding';
import type { Inspection } from '../../checks/inspect-config';
import { planFixes } from '../fix/plan-fixes';
import type { CheckReport, ReportedFinding } from './check-report';
import { formatPath } from './format-path';

export interface ReportScope {
  root: string;
  /** Folder that file paths are relative to. Default: the root, for machine formats. */
  cwd?: string;
  /** Only findings that involve this file or folder inside the root, also as a brand that uses a flow. Default: all. */
  inside?: string;
  /** Changed files. Default: all. */
  changed?: ReadonlySet<string>;
  /** Earlier findings, as `identifyFinding` keys. Default: all findings are new. */
  known?: ReadonlySet<string>;
  language: AuthorLanguage;
  seconds: number;
}

/** An inspection with places and texts, for the output formats. A finding has edits only if `--fix` makes them. */
export function buildReport(
  { findings, fileCount, broken, shared }: Pick<Inspection, 'findings' | 'fileCount' | 'broken' | 'shared'>,
  scope: ReportScope,
): CheckReport {
  const { root, cwd = root, inside, changed, known, language, seconds } = scope;
  const readJson = createJsonReader(createTextReader(root));
  const isWanted = (file: string) => inside === undefined || file === inside || file.startsWith(`${inside}/`);
  const wanted = findings.filter((finding) => [...listFiles(finding), ...(finding.brandFiles ?? [])].some(isWanted));
  const mended = wanted.some(({ fix }) => fix) ? planFixes(root, isWanted).mended : undefined;
  const reported = wanted.map((finding): ReportedFinding => {
    const { file } = finding.place;
    const located = locateFinding(finding, readJson(file));
    return {
      ...located,
      edits: mended?.has(identifyFinding(finding)) ? located.edits : [],
      ...tellFinding(finding, language),
      file: formatPath(file, { root, cwd }),
      isChanged: !changed || listFiles(finding).some((one) => changed.has(one)),
      isNew: !known?.has(identifyFinding(finding)),
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
