/** A line of a text: in both, only in the old one, or only in the new one. */
export interface ComparedLine {
  kind: 'same' | 'old' | 'new';
  text: string;
}

/** Two texts line by line, with the fewest changed lines; of a change, the old lines come first. */
export function compareLines(before: string, after: string): ComparedLine[] {
  const [all, changed] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < Math.min(all.length, changed.length) && all[start] === changed[start]) start += 1;
  let end = 0;
  while (end < Math.min(all.length, changed.length) - start && all.at(-1 - end) === changed.at(-1 - end)) end += 1;
  const [old, now] = [all.slice(start, all.length - end), changed.slice(start, changed.length - end)];
  const width = now.length + 1;
  // Most lines that both texts share, in their order, from each pair of lines on.
  const shared = new Uint32Array((old.length + 1) * width);
  const sharedFrom = (i: number, j: number) => shared[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      shared[i * width + j] =
        old[i] === now[j] ? 1 + sharedFrom(i + 1, j + 1) : Math.max(sharedFrom(i + 1, j), sharedFrom(i, j + 1));
    }
  }
  const same = (lines: readonly string[]) => lines.map((text): ComparedLine => ({ kind: 'same', text }));
  const lines = same(all.slice(0, start));
  for (let [i, j] = [0, 0]; i < old.length || j < now.length; ) {
    const [gone, come] = [old[i], now[j]];
    const isOld = gone !== undefined && (come === undefined || sharedFrom(i + 1, j) >= sharedFrom(i, j + 1));
    const kind = gone === come ? 'same' : isOld ? 'old' : 'new';
    lines.push({ kind, text: (kind === 'new' ? come : gone) ?? '' });
    if (kind !== 'new') i += 1;
    if (kind !== 'old') j += 1;
  }
  return [...lines, ...same(all.slice(all.length - end))];
}
