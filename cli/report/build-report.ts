import { createJsonReader } from '../../catalogue/source/json-text';
import { listFiles } from '../../checks/findings/config-finding';
import { type AuthorLanguage, describeFinding } from '../../checks/findings/describe-finding';
import { identifyFinding } from '../../checks/findings/identify-finding';
import { locateFinding } from '../../checks/findings/locate-finding';
import type { Inspection } from '../../checks/inspect-config';
import { planFixes } from '../fix/plan-fixes';
import type { EarlierInspection } from '../project/inspect-earlier';
import type { CheckReport, ReportedFinding } from './check-report';
import { formatPath } from './format-path';

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
