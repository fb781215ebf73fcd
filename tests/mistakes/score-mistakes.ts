import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type EarlierPrices, listPricesOf } from '../../catalogue/earlier-prices';
import { JsonText } from '../../catalogue/source/json-text';
import type { ConfigFinding } from '../../checks/findings/config-finding';
import { describeFinding } from '../../checks/findings/describe-finding';
import { type LocatedFinding, locateFinding } from '../../checks/findings/locate-finding';
import { inspectConfig } from '../../checks/inspect-config';
import { restoreSample, withSampleCatalogue } from './sample-catalogue';
import { type Mistake, type Place, seedMistake } from './seed-mistake';

/** Result of the check for one mistake. */
export interface ScoredMistake {
  name: string;
  findings: number;
  isRightLine: boolean;
  hasHelp: boolean;
  hasFix: boolean;
  /** Whether the fix restores the original text, and not just any valid one. */
  isRestored: boolean;
  /** `code file:line` of each finding. */
  reported: readonly string[];
}

export const mistakes: readonly Mistake[] = (
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'mistakes.json'), 'utf8')) as { mistakes: Mistake[] }
).mistakes;

/** Makes each mistake in a copy of the valid sample catalogue, and records the findings. */
export function scoreMistakes(): ScoredMistake[] {
  return withSampleCatalogue((root) => {
    const earlierPrices = listPricesOf(inspectConfig(root).brands);
    return mistakes.map((mistake) => {
      const scored = scoreMistake(root, mistake, earlierPrices);
      restoreSample(root);
      return scored;
    });
  });
}

/** Findings in the unchanged sample catalogue. */
export function findInValid(): readonly ConfigFinding[] {
  return withSampleCatalogue((root) => inspectConfig(root).findings);
}

/** @param earlierPrices prices before the mistake, as `guiche check --since` compares them */
function scoreMistake(root: string, mistake: Mistake, earlierPrices: EarlierPrices): ScoredMistake {
  const original = readValue(root, mistake.file);
  const places = seedMistake(root, mistake);
  const findings = inspectConfig(root, { earlierPrices }).findings.map((finding) =>
    locateFinding(finding, new JsonText(readText(root, finding))),
  );
  return {
    name: mistake.name,
    findings: findings.length,
    isRightLine: findings.some((finding) => places.some((place) => isAt(finding, place))),
    hasHelp: findings.some((finding) => describeFinding(finding, 'pt-BR').help !== undefined),
    hasFix: isMended(root, findings, earlierPrices),
    isRestored: isDeepStrictEqual(readValue(root, mistake.file), original),
    reported: findings.map(({ code, place, line }) => `${code} ${place.file}:${line}`),
  };
}

/** Whether applying the check's fixes leaves fewer findings and no new ones. */
function isMended(root: string, findings: readonly LocatedFinding[], earlierPrices: EarlierPrices): boolean {
  const fixed = findings.filter(({ edits }) => edits.length > 0);
  for (const { place, edits } of fixed) {
    const file = path.join(root, place.file);
    let text = readFileSync(file, 'utf8');
    for (const { offset, length, replacement } of edits.toSorted((one, other) => other.offset - one.offset))
      text = text.slice(0, offset) + replacement + text.slice(offset + length);
    writeFileSync(file, text);
  }
  return fixed.length > 0 && inspectConfig(root, { earlierPrices }).findings.length <= findings.length - fixed.length;
}

function isAt({ place, line }: LocatedFinding, right: Place): boolean {
  return place.file === right.file && (right.line === undefined || line === right.line);
}

/** Value of a JSON file; its text if it is not valid JSON. */
function readValue(root: string, file: string): unknown {
  const text = existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;
  try {
    return JSON.parse(text ?? '');
  } catch {
    return text;
  }
}

function readText(root: string, { place }: ConfigFinding): string {
  try {
    return readFileSync(path.join(root, place.file), 'utf8');
  } catch {
    return '';
  }
}
