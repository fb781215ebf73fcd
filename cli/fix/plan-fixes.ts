import { type ConfigFiles, readText, withTexts } from '../../catalogue/source/config-files';
import { createJsonReader } from '../../catalogue/source/json-text';
import type { ConfigFinding } from '../../checks/findings/config-finding';
import { identifyFinding } from '../../checks/findings/identify-finding';
import { type Inspection, inspectFiles } from '../../checks/inspect-config';
import { holdForWaivers, keepWaivers } from './hold-for-waivers';
import { type FixStep, findFirstGood, isBetter, nameMistake, planRound } from './try-fixes';

/** Limit of rounds: one fix can reveal the next mistake. Beyond this, two fixes undo each other. */
const mostRounds = 40;

export interface FixPlan {
  /** New content by path; nothing is written yet. */
  texts: ReadonlyMap<string, string>;
  /** Current content by path. */
  originals: ReadonlyMap<string, string>;
  fixed: number;
  /** The mistakes that the texts mend, as `identifyFinding` keys. */
  mended: ReadonlySet<string>;
  /** Findings that remain after the texts are written. */
  inspection: Inspection;
}

/**
 * Applies all safe fixes in memory. Each round's texts are parsed and checked again. A mistake that remains is left. A
 * file that stays unreadable keeps its old text.
 */
export function planFixes(files: ConfigFiles, isWanted: (finding: ConfigFinding) => boolean): FixPlan {
  const texts = new Map<string, string>();
  const steps: FixStep[] = [];
  const refused = new Set<string>();
  const inspect = (tried: readonly FixStep[] = []) =>
    inspectFiles(withTexts(files, new Map([...texts, ...tried.map(({ file, after }) => [file, after] as const)])));
  let inspection = inspect();
  const isKept = keepWaivers(inspection.findings);
  for (let round = 0; round < mostRounds; round += 1) {
    const { findings } = inspection;
    const readJson = createJsonReader(inspection.files);
    const isHeld = holdForWaivers(findings);
    const mistakes = findings.filter(
      (finding) => isWanted(finding) && !refused.has(nameMistake(finding)) && !isHeld(finding) && !isKept(finding),
    );
    const tries = planRound(mistakes, readJson);
    if (tries.length === 0) break;
    const together = inspect(tries).findings;
    for (const all of tries) {
      const isGood = (alone: FixStep) => isBetter(alone, findings, inspect([alone]).findings);
      const step = isBetter(all, findings, together) ? all : findFirstGood(all, refused, readJson, isGood);
      if (!step) continue;
      steps.push(step);
      texts.set(step.file, step.after);
    }
    inspection = inspect();
  }
  const broken = inspection.findings.filter(({ code, place }) => code === 'json-syntax' && texts.delete(place.file));
  if (broken.length > 0) inspection = inspect();
  const applied = steps.filter(({ file }) => texts.has(file)).flatMap(({ mistakes }) => mistakes);
  return {
    texts,
    originals: new Map([...texts.keys()].map((file) => [file, readText(files, file)])),
    fixed: applied.length,
    mended: new Set(applied.map((mistake) => identifyFinding(mistake))),
    inspection,
  };
}
