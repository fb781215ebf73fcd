/** A line of a text: in both, only in the old one, or only in the new one. */
export interface ComparedLine {
  kind: 'same' | 'old' | 'new';
  text: string;
}

/** Two texts line by line, with the fewest changed lines; of a change, the old lines come first. */
export function compareLines(before: string, after: string): ComparedLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const same = (lines: readonly string[]) => lines.map((text): ComparedLine => ({ kind: 'same', text }));
  return [
    ...same(old.slice(0, start)),
    ...compareMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...same(old.slice(old.length - end)),
  ];
}

function compareMiddle(old: readonly string[], now: readonly string[]): ComparedLine[] {
  const common = countCommon(old, now);
  const lines: ComparedLine[] = [];
  let [i, j] = [0, 0];
  const countAt = (row: number, column: number) => common[row]?.[column] ?? 0;
  while (i < old.length || j < now.length) {
    const isSame = i < old.length && j < now.length && old[i] === now[j];
    if (isSame) {
      lines.push({ kind: 'same', text: old[i] ?? '' });
      [i, j] = [i + 1, j + 1];
    } else if (i < old.length && (j >= now.length || countAt(i + 1, j) >= countAt(i, j + 1))) {
      lines.push({ kind: 'old', text: old[i] ?? '' });
      i += 1;
    } else {
      lines.push({ kind: 'new', text: now[j] ?? '' });
      j += 1;
    }
  }
  return lines;
}

/** Length of the longest common subsequence from each pair of lines on. */
function countCommon(old: readonly string[], now: readonly string[]): number[][] {
  const rows: number[][] = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const [row = [], below = []] = [rows[i], rows[i + 1]];
      row[j] = old[i] === now[j] ? 1 + (below[j + 1] ?? 0) : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}
