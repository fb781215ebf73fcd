import type { JsonText } from '../../catalogue/source/json-text';
import type { ConfigFinding } from '../../checks/findings/config-finding';
import { locateFinding, type TextEdit } from '../../checks/findings/locate-finding';
import { checkTable } from '../../schemas/generated/check-table';
import { applyEdits } from './apply-edits';

/** New content of one file, and the mistakes that it fixes. */
export interface Try {
  text: string;
  edits: readonly TextEdit[];
  mistakes: ConfigFinding[];
}

/** Every file with all of its edits that do not overlap. */
export function planRound(findings: readonly ConfigFinding[], readJson: (file: string) => JsonText): Map<string, Try> {
  const edits = new Map<string, { edits: TextEdit[]; mistakes: ConfigFinding[] }>();
  for (const finding of orderRemovals(findings)) {
    const { file } = finding.place;
    if (!finding.fix) continue;
    const own = locateFinding(finding, readJson(file)).edits;
    const others = edits.get(file) ?? { edits: [], mistakes: [] };
    // One edit per place: overlapping ones wait for the next round.
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

/** Removes list items from the end, so that earlier indexes stay valid. */
function orderRemovals(findings: readonly ConfigFinding[]): ConfigFinding[] {
  const removals = findings.filter((finding) => indexOfRemoved(finding) !== -1);
  const others = findings.filter((finding) => indexOfRemoved(finding) === -1);
  return [...others, ...removals.sort((one, other) => indexOfRemoved(other) - indexOfRemoved(one))];
}

/** Index of the list item that a fix removes; -1 for any other fix. */
function indexOfRemoved({ place, fix }: ConfigFinding): number {
  const last = 'path' in place ? place.path.at(-1) : undefined;
  return fix?.kind === 'remove' && typeof last === 'number' ? last : -1;
}

/**
 * Finds the first mistake that can be fixed alone, after the common fix failed. Earlier ones are not tried again.
 *
 * @param before findings before any fix
 */
export function findFirstGood(
  { mistakes }: Try,
  refused: Set<string>,
  readJson: (file: string) => JsonText,
  before: readonly ConfigFinding[],
  inspect: (changed: ReadonlyMap<string, Try>) => readonly ConfigFinding[],
): Try | undefined {
  for (const mistake of mistakes) {
    const changed = planRound([mistake], readJson);
    const { file } = mistake.place;
    // A single mistake has already been tried.
    if (mistakes.length > 1 && isBetter(file, [mistake], before, inspect(changed))) return changed.get(file);
    refused.add(nameMistake(mistake));
  }
  return undefined;
}

function overlaps(one: TextEdit, other: TextEdit): boolean {
  return one.offset <= other.offset + other.length && other.offset <= one.offset + one.length;
}

/**
 * Whether the fixed mistakes are gone and no part that was valid is broken. The file must be readable, or still be in
 * repair.
 */
export function isBetter(
  file: string,
  mistakes: readonly ConfigFinding[],
  before: readonly ConfigFinding[],
  after: readonly ConfigFinding[],
): boolean {
  const remaining = after.filter(({ place }) => place.file === file);
  const isWhole = !before.some((finding) => finding.place.file === file && isOfFile(finding));
  if (isWhole && remaining.some(isOfFile)) return false;
  const unreadable = remaining.find(({ code }) => code === 'json-syntax');
  if (unreadable) return unreadable.fix !== undefined && mistakes.some(({ code }) => code === 'json-syntax');
  return mistakes.every((mistake) => !remaining.some((other) => nameMistake(mistake) === nameMistake(other)));
}

function isOfFile({ code, severity }: ConfigFinding): boolean {
  return severity === 'error' && checkTable[code].group === 'file';
}

/** Identifies a mistake across readings of its file. */
export function nameMistake({ code, place }: ConfigFinding): string {
  return `${code} ${JSON.stringify(place)}`;
}
