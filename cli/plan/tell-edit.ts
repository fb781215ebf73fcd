import type { Edit } from './edit';
import { code } from './markdown';
import type { PlanWords } from './plan-words';
import { tellSides, tellSubjects, tellWhat } from './tell-change';

/** One line of Markdown: affected brands, what changes, old → new, and the new value's place. */
export function tellEdit(edit: Edit, words: PlanWords): string {
  const derived = edit.derived === undefined ? '' : `, ${words.derived(edit.derived)}`;
  // A line of an image says nothing.
  const place = edit.kind === 'image' ? edit.file : `${edit.file}:${edit.line}`;
  return `- ${tellSubjects(edit)}${tellWhat(edit, words)}: ${tellSides(readable(edit), words)}${derived} (${code(place)})`;
}

function readable({ kind, before, after }: Edit): Pick<Edit, 'before' | 'after'> {
  return kind === 'image' ? { before: tellSize(before), after: tellSize(after) } : { before, after };
}

function tellSize(bytes: unknown): string | undefined {
  return typeof bytes === 'number' ? `${bytes} bytes` : undefined;
}
