import { createJsonReader } from '../../catalogue/source/json-text';
import { createTextReader } from '../../checks/disk/create-text-reader';
import type { ConfigFinding } from '../../checks/findings/config-finding';
import { identifyFinding } from '../../checks/findings/identify-finding';
import type { TextEdit } from '../../checks/findings/locate-finding';
import { type Inspection, inspectConfig } from '../../checks/inspect-config';
import { holdForWaivers, keepWaivers } from './hold-for-waivers';
import { findFirstGood, isBetter, nameMistake, planRound, type Try } from './try-fixes';

/** Limit of rounds: one fix can reveal the next mistake. Beyond this, two fixes undo each other. */
const mostRounds = 40;

export interface FixPlan {
  /** New content by path; nothing is written yet. */
  texts: ReadonlyMap<string, string>;
  /** Current content by path. */
  originals: ReadonlyMap<string, string>;
  fixed: number;
  /** Fixes by file, then in the order in which they were applied. */
  steps: readonly FixStep[];
  /** The mistakes that the texts mend, as `identifyFinding` keys. */
  mended: ReadonlySet<string>;
  /** Findings that remain after the texts are written. */
  inspection: Inspection;
}

/** Edits of one file in one round, one per mistake, and the text before them. */
export interface FixStep {
  file: string;
  text: string;
  edits: readonly TextEdit[];
  mistakes: readonly ConfigFinding[];
}

/**
 * Applies all safe fixes in memory. Each round's texts are parsed and checked again. A mistake that remains is left. A
 * file that stays unreadable keeps its old text.
 */
export function planFixes(root: string, isWanted: (file: string) => boolean): FixPlan {
  const readOriginal = createTextReader(root);
  const texts = new Map<string, string>();
  const steps: FixStep[] = [];
  const refused = new Set<string>();
  let inspection = inspectConfig(root, { overlay: texts });
  const isKept = keepWaivers(inspection.findings);
  for (let round = 0; round < mostRounds; round += 1) {
    const readJson = createJsonReader((file) => texts.get(file) ?? readOriginal(file));
    const isHeld = holdForWaivers(inspection.findings);
    const mistakes = inspection.findings.filter(
      (finding) =>
        isWanted(finding.place.file) && !refused.has(nameMistake(finding)) && !isHeld(finding) && !isKept(finding),
    );
    const tries = planRound(mistakes, readJson);
    if (tries.size === 0) break;
    const inspectWith = (changed: ReadonlyMap<string, Try>) =>
      inspectConfig(root, {
        overlay: new Map([...texts, ...[...changed].map(([file, { text }]) => [file, text] as const)]),
      });
    const together = inspectWith(tries).findings;
    for (const [file, all] of tries) {
      const before = inspection.findings;
      const isGood = isBetter(file, all.mistakes, before, together);
      const inspectFindings = (changed: ReadonlyMap<string, Try>) => inspectWith(changed).findings;
      const found = isGood ? all : findFirstGood(all, refused, readJson, before, inspectFindings);
      if (!found) continue;
      steps.push({ file, text: readJson(file).text, edits: found.edits, mistakes: found.mistakes });
      texts.set(file, found.text);
    }
    inspection = inspectConfig(root, { overlay: texts });
  }
  const broken = listBroken(inspection.findings).filter((file) => texts.delete(file));
  if (broken.length > 0) inspection = inspectConfig(root, { overlay: texts });
  const kept = [...texts.keys()].flatMap((name) => steps.filter(({ file }) => file === name));
  const originals = new Map([...texts.keys()].map((file) => [file, readOriginal(file)]));
  const fixed = kept.reduce((sum, { edits }) => sum + edits.length, 0);
  const mended = new Set(kept.flatMap(({ mistakes }) => mistakes).map((mistake) => identifyFinding(mistake)));
  return { texts, originals, fixed, steps: kept, mended, inspection };
}

function listBroken(findings: readonly ConfigFinding[]): string[] {
  return findings.filter(({ code }) => code === 'json-syntax').map(({ place }) => place.file);
}
