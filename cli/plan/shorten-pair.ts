const longest = 160;

/** Unchanged characters to keep before the first difference. */
const lead = 40;

/** Two texts → at most 160 characters of each, which contain their first difference. */
export function shortenPair(before: unknown, after: unknown): { before: unknown; after: unknown } {
  const [old, now] = [before, after].map((text) => (typeof text === 'string' ? [...text] : []));
  const common = (old ?? []).findIndex((letter, index) => letter !== now?.[index]);
  const shared = common < 0 ? (old?.length ?? 0) : common;
  return { before: shorten(before, shared), after: shorten(after, shared) };
}

function shorten(text: unknown, shared: number): unknown {
  if (typeof text !== 'string' || text.length <= longest) return text;
  const letters = [...text];
  const start = shared < longest - lead ? 0 : shared - lead;
  const end = start + longest;
  return `${start > 0 ? '…' : ''}${letters.slice(start, end).join('')}${end < letters.length ? '…' : ''}`;
}
