import type { TextEdit } from '../../../renderer/config/findings/locate-finding';
import { applyEdits } from '../fix/apply-edits';
import { printable } from '../report/printable';

/** Each line that changes, before and after; lines beside it that an edit covers and leaves as they are do not count. */
export function tellEdits(file: string, text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((one, other) => one.offset - other.offset)
    .map((edit) => {
      const start = text.lastIndexOf('\n', edit.offset - 1) + 1;
      const end = text.indexOf('\n', edit.offset + edit.length);
      const before = text.slice(start, end === -1 ? text.length : end);
      const after = applyEdits(before, [{ ...edit, offset: edit.offset - start }]);
      const { same, gone, come } = compareLines(before.split('\n'), after.split('\n'));
      const line = text.slice(0, start).split('\n').length + same;
      return `${printable(file)}:${line}\n${markLines('-', gone)}${markLines('+', come)}`;
    })
    .join('');
}

/** How many lines at the beginning are the same, and what differs between them and those that are the same at the end. */
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
