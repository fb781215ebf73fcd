import type { Edit } from './edit';
import { code } from './markdown';
import type { PlanWords } from './plan-words';
import { tellSides, tellSubjects, tellWhat } from './tell-change';

/** One line of Markdown: affected brands, what changes, old → new, and the new value's place. */
export function tellEdit(edit: Edit, words: PlanWords): string {
  const derived = edit.derived === undefined ? '' : `, ${words.derived(edit.derived)}`;
  // A line of an image says nothing.
  const place = edit.kind === 'image' ? edit.file : `${edit.file}:${edit.line}`;
  const told = isRedrawn(edit) ? tellDrawing(edit, words) : tellSides({ ...edit, ...readable(edit) }, words);
  return `- ${tellSubjects(edit)}${tellWhat(edit, words)}: ${told}${derived} (${code(place)})`;
}

function isRedrawn({ kind, before, after }: Edit): boolean {
  return kind === 'image' && before !== undefined && after !== undefined;
}

/** More colours than a line can explain. */
const mostColors = 4;

/** Colours that tell a drawing apart, else the command that shows it; sizes only when they differ. */
function tellDrawing(edit: Edit, words: PlanWords): string {
  const { gone = [], added = [] } = edit.colors ?? {};
  const isTelling = gone.length + added.length > 0 && Math.max(gone.length, added.length) <= mostColors;
  const colors = [...tellColors(words.colorsGone, gone), ...tellColors(words.colorsAdded, added)];
  const sizes = edit.before === edit.after ? [] : [tellSides({ ...edit, ...readable(edit) }, words)];
  return [words.redrawn, ...(isTelling ? colors : [words.seePictures]), ...sizes].join('; ');
}

function tellColors(name: string, colors: readonly string[]): string[] {
  return colors.length === 0 ? [] : [`${name}: ${colors.map(code).join(', ')}`];
}

function readable({ kind, before, after }: Edit): Pick<Edit, 'before' | 'after'> {
  return kind === 'image' ? { before: tellSize(before), after: tellSize(after) } : { before, after };
}

function tellSize(bytes: unknown): string | undefined {
  return typeof bytes === 'number' ? `${bytes} bytes` : undefined;
}
