/** A message is a line. */
const longest = 80;

/** A value as a message shows it. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
