import { printable } from '../../checks/findings/printable';
import { compareLines } from '../../studio/compare-lines';

const marks = { old: '-', new: '+' } as const;

/** Each changed part of a file: its line, then its lines before and after. */
export function formatEdits(file: string, before: string, after: string): string {
  const lines = compareLines(before, after);
  let line = 1;
  return lines
    .map(({ kind, text }, index) => {
      const isFirst = kind !== 'same' && (lines[index - 1]?.kind ?? 'same') === 'same';
      const head = isFirst ? `${printable(file)}:${line}\n` : '';
      if (kind !== 'new') line += 1;
      return kind === 'same' || text.trim() === '' ? head : `${head}  ${marks[kind]} ${printable(text.trim())}\n`;
    })
    .join('');
}
