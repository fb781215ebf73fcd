import type { TextEdit } from '../../checks/findings/locate-finding';
import { printable } from '../../checks/findings/printable';
import { applyEdits } from '../fix/apply-edits';

/** Each changed line before and after, without unchanged lines inside an edit. */
export function formatEdits(file: string, text: string, edits: readonly TextEdit[]): string {
  return groupByLines(text, edits)
    .map(({ start, end, edits: own }) => {
      const before = text.slice(start, end);
      const moved = own.map((edit) => ({ ...edit, offset: edit.offset - start }));
      const { same, gone, come } = compareLines(before.split('\n'), applyEdits(before, moved).split('\n'));
      const line = text.slice(0, start).split('\n').length + same;
      return `${printable(file)}:${line}\n${markLines('-', gone)}${markLines('+', come)}`;
    })
    .join('');
}

/** Lines from `start` to `end`, and their edits. */
interface LineGroup {
  start: number;
  end: number;
  edits: TextEdit[];
}

/** Groups edits by line: edits of one line are shown together. */
function groupByLines(text: string, edits: readonly TextEdit[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const edit of [...edits].sort((one, other) => one.offset - other.offset)) {
    const start = text.lastIndexOf('\n', edit.offset - 1) + 1;
    const lineEnd = text.indexOf('\n', edit.offset + edit.length);
    const end = lineEnd === -1 ? text.length : lineEnd;
    const last = groups.at(-1);
    if (last && start <= last.end) {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    } else groups.push({ start, end, edits: [edit] });
  }
  return groups;
}

/** Number of equal lines at the start, and the lines that differ before the equal end. */
function compareLines(before: readonly string[], after: readonly string[]) {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before[same] === after[same]) same += 1;
  let sameAtEnd = 0;
  while (sameAtEnd < most - same && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) sameAtEnd += 1;
  return {
    same,
    gone: before.slice(same, before.length - sameAtEnd),
    come: after.slice(same, after.length - sameAtEnd),
  };
}

function markLines(mark: string, lines: readonly string[]): string {
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => `  ${mark} ${printable(line.trim())}\n`)
    .join('');
}
