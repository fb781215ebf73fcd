import type { TextEdit } from '../../checks/findings/locate-finding';

/** Applies edits to a text from its end to its start. An edit that touches another waits for the next round. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const fromEnd = [...edits].sort((one, other) => other.offset - one.offset || other.length - one.length);
  let edited = text;
  let free = text.length + 1;
  for (const { offset, length, replacement } of fromEnd) {
    if (offset + length > free || (offset + length === free && length === 0)) continue;
    edited = edited.slice(0, offset) + replacement + edited.slice(offset + length);
    free = offset;
  }
  return edited;
}
