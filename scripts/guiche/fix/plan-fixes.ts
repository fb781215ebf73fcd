import type { ConfigFinding } from '../../../renderer/config/findings/config-finding';
import { locateFinding, type TextEdit } from '../../../renderer/config/findings/locate-finding';
import { type Inspection, inspectConfig } from '../../../renderer/config/inspect-config';
import { createTextReader } from '../../../renderer/config/source/create-text-reader';
import { createJsonReader, type JsonText } from '../../../renderer/config/source/json-text';
import { applyEdits } from './apply-edits';
import { holdForWaivers, keepWaivers } from './hold-for-waivers';

/** Mending one mistake can show the next one; more rounds than this are two fixes that undo each other. */
const mostRounds = 40;

export interface FixPlan {
  /** What the files will say, by path; nothing is written yet. */
  texts: ReadonlyMap<string, string>;
  /** What they say now. */
  originals: ReadonlyMap<string, string>;
  fixed: number;
  /** What was mended, by file and then in the order in which it was. */
  steps: readonly FixStep[];
  /** What is left once the texts are written. */
  inspection: Inspection;
}

/** The edits of one file in one round, one for each mistake, and what the file said before them. */
export interface FixStep {
  file: string;
  text: string;
  edits: readonly TextEdit[];
}

/**
 * Mends what can be mended beyond doubt, in memory: each round's texts are parsed and checked again, and a file whose
 * mistake did not go away, or that cannot be read in the end, stays as it was.
 */
export function planFixes(root: string, isWanted: (file: string) => boolean): FixPlan {
  const readOriginal = createTextReader(root);
  const texts = new Map<string, string>();
  const steps: FixStep[] = [];
  const stuck = new Set<string>();
  let inspection = inspectConfig(root, { overlay: texts });
  const isKept = keepWaivers(inspection.findings);
  for (let round = 0; round < mostRounds; round += 1) {
    const readJson = createJsonReader((file) => texts.get(file) ?? readOriginal(file));
    const isHeld = holdForWaivers(inspection.findings);
    const mistakes = inspection.findings.filter(
      (finding) =>
        isWanted(finding.place.file) && !stuck.has(finding.place.file) && !isHeld(finding) && !isKept(finding),
    );
    const tries = planRound(mistakes, readJson);
    if (tries.size === 0) break;
    const next = inspectConfig(root, {
      overlay: new Map([...texts, ...[...tries].map(([file, { text }]) => [file, text] as const)]),
    });
    for (const [file, { text, edits, mistakes: tried }] of tries) {
      if (!isBetter(file, tried, next.findings)) {
        stuck.add(file);
        continue;
      }
      steps.push({ file, text: readJson(file).text, edits });
      texts.set(file, text);
    }
    inspection = inspectConfig(root, { overlay: texts });
  }
  const broken = listBroken(inspection.findings).filter((file) => texts.delete(file));
  if (broken.length > 0) inspection = inspectConfig(root, { overlay: texts });
  const kept = [...texts.keys()].flatMap((name) => steps.filter(({ file }) => file === name));
  const originals = new Map([...texts.keys()].map((file) => [file, readOriginal(file)]));
  const fixed = kept.reduce((sum, { edits }) => sum + edits.length, 0);
  return { texts, originals, fixed, steps: kept, inspection };
}

interface Try {
  text: string;
  edits: readonly TextEdit[];
  mistakes: ConfigFinding[];
}

function planRound(findings: readonly ConfigFinding[], readJson: (file: string) => JsonText): Map<string, Try> {
  const edits = new Map<string, { edits: TextEdit[]; mistakes: ConfigFinding[] }>();
  for (const finding of findings) {
    const { file } = finding.place;
    if (!finding.fix) continue;
    const own = locateFinding(finding, readJson(file)).edits;
    const others = edits.get(file) ?? { edits: [], mistakes: [] };
    // One edit for each place: what overlaps waits for the next round.
    if (own.length === 0 || own.some((edit) => others.edits.some((other) => overlaps(edit, other)))) continue;
    edits.set(file, { edits: [...others.edits, ...own], mistakes: [...others.mistakes, finding] });
  }
  return new Map(
    [...edits].map(([file, { edits: own, mistakes }]) => [
      file,
      { text: applyEdits(readJson(file).text, own), edits: own, mistakes },
    ]),
  );
}

function overlaps(one: TextEdit, other: TextEdit): boolean {
  return one.offset <= other.offset + other.length && other.offset <= one.offset + one.length;
}

/** Whether none of a file's mended mistakes is still there, and the file can be read or goes on to be mended until it can. */
function isBetter(file: string, mistakes: readonly ConfigFinding[], after: readonly ConfigFinding[]): boolean {
  const remaining = after.filter(({ place }) => place.file === file);
  const unreadable = remaining.find(({ code }) => code === 'json-syntax');
  if (unreadable) return unreadable.fix !== undefined && mistakes.some(({ code }) => code === 'json-syntax');
  return mistakes.every((mistake) => !remaining.some((other) => isSame(mistake, other)));
}

function listBroken(findings: readonly ConfigFinding[]): string[] {
  return findings.filter(({ code }) => code === 'json-syntax').map(({ place }) => place.file);
}

function isSame(one: ConfigFinding, other: ConfigFinding): boolean {
  return one.code === other.code && JSON.stringify(one.place) === JSON.stringify(other.place);
}
