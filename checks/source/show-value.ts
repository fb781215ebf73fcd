/** Keeps a message on one line. */
const longest = 80;

/** A value in the format of messages. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
