import type { JsonText } from '../../catalogue/source/json-text';
import type { ConfigFinding } from '../../checks/findings/config-finding';
import { locateFinding, type TextEdit } from '../../checks/findings/locate-finding';
import { checkTable } from '../../schemas/generated/check-table';
import { applyEdits } from './apply-edits';

/** Edits of one file in one round, with its text before and after them, and the mistakes that they fix. */
export interface FixStep {
  file: string;
  before: string;
  after: string;
  edits: readonly TextEdit[];
  mistakes: readonly ConfigFinding[];
}

/** Every file with all of its edits that do not overlap. */
export function planRound(findings: readonly ConfigFinding[], readJson: (file: string) => JsonText): FixStep[] {
  const steps = new Map<string, FixStep>();
  for (const finding of orderRemovals(findings)) {
    const { file } = finding.place;
    if (!finding.fix) continue;
    const json = readJson(file);
    const own = locateFinding(finding, json).edits;
    const { edits: others, mistakes } = steps.get(file) ?? { edits: [], mistakes: [] };
    // One edit per place: overlapping ones wait for the next round.
    if (own.length === 0 || own.some((edit) => others.some((other) => overlaps(edit, other)))) continue;
    const edits = [...others, ...own];
    const after = applyEdits(json.text, edits);
    steps.set(file, { file, before: json.text, after, edits, mistakes: [...mistakes, finding] });
  }
  return [...steps.values()];
}

/** Removes list items from the end, so that earlier indexes stay valid. */
function orderRemovals(findings: readonly ConfigFinding[]): ConfigFinding[] {
  return findings.toSorted((one, other) => indexOfRemoved(other) - indexOfRemoved(one));
}

/** Index of the list item that a fix removes; beyond all of them for any other fix, which comes first. */
function indexOfRemoved({ place, fix }: ConfigFinding): number {
  const last = 'path' in place ? place.path.at(-1) : undefined;
  return fix?.kind === 'remove' && typeof last === 'number' ? last : Number.MAX_SAFE_INTEGER;
}

function overlaps(one: TextEdit, other: TextEdit): boolean {
  return one.offset <= other.offset + other.length && other.offset <= one.offset + one.length;
}

/**
 * The first mistake of a failed step that can be fixed alone.
 *
 * @param refused gets the mistakes before it, which are not tried again
 */
export function findFirstGood(
  { mistakes }: FixStep,
  refused: Set<string>,
  readJson: (file: string) => JsonText,
  isGood: (step: FixStep) => boolean,
): FixStep | undefined {
  for (const mistake of mistakes) {
    const [alone] = planRound([mistake], readJson);
    // A single mistake has already been tried.
    if (alone && mistakes.length > 1 && isGood(alone)) return alone;
    refused.add(nameMistake(mistake));
  }
  return undefined;
}

/**
 * Whether the fixed mistakes are gone and no part that was valid is broken. The file must be readable, or still be in
 * repair.
 *
 * @param before findings before the step
 */
export function isBetter(
  { file, mistakes }: Pick<FixStep, 'file' | 'mistakes'>,
  before: readonly ConfigFinding[],
  after: readonly ConfigFinding[],
): boolean {
  const remaining = after.filter(({ place }) => place.file === file);
  const isWhole = !before.some((finding) => finding.place.file === file && isOfFile(finding));
  if (isWhole && remaining.some(isOfFile)) return false;
  const unreadable = remaining.find(({ code }) => code === 'json-syntax');
  if (unreadable) return unreadable.fix !== undefined && mistakes.some(({ code }) => code === 'json-syntax');
  const names = remaining.map(nameMistake);
  return !mistakes.some((mistake) => names.includes(nameMistake(mistake)));
}

function isOfFile({ code, severity }: ConfigFinding): boolean {
  return severity === 'error' && checkTable[code].group === 'file';
}

/** Identifies a mistake across readings of its file. */
export function nameMistake({ code, place }: ConfigFinding): string {
  return `${code} ${JSON.stringify(place)}`;
}
