import { type Node, parseTree } from 'jsonc-parser';

/** What people leave in a text to come back to. `TODO` alone may be Portuguese in capitals. */
const reminder = /\bTODO\s*[:(]|^\s*TODO\s*$|\bFIXME\b|\blorem ipsum\b|\bXXX+\b/i;

/** A part of every reminder; hardly any file has one. */
const sign = /TODO|FIXME|XXX|orem ipsum/;

export interface Reminder {
  text: string;
  offset: number;
  length: number;
}

/** Valid JSON → its texts that hold a reminder. */
export function findReminders(text: string): Reminder[] {
  if (!sign.test(text)) return [];
  const root = parseTree(text);
  return root ? remindersIn(root) : [];
}

function remindersIn({ type, value, offset, length, children = [] }: Node): Reminder[] {
  // The first child of a property is its key.
  if (type === 'property') return children.slice(1).flatMap(remindersIn);
  if (type !== 'string') return children.flatMap(remindersIn);
  const text = String(value);
  return sign.test(text) && reminder.test(text) ? [{ text, offset, length }] : [];
}
