import { type Node, parseTree } from 'jsonc-parser';

/** What people leave in a text to come back to. `TODO` alone may be Portuguese in capitals. */
const reminder = /\bTODO\s*[:(]|^\s*TODO\s*$|\bFIXME\b|\blorem ipsum\b|\bXXX+\b/i;

const signs = ['TODO', 'FIXME', 'XXX', 'orem ipsum'];

/** Whether bytes of JSON may hold a reminder; most files do not, and are not searched. */
export function mayHoldReminder(bytes: Buffer): boolean {
  return signs.some((sign) => bytes.includes(sign));
}

export interface Reminder {
  text: string;
  offset: number;
  length: number;
}

/** Valid JSON → its texts that hold a reminder. */
export function findReminders(text: string): Reminder[] {
  const root = parseTree(text);
  return root ? remindersIn(root) : [];
}

function remindersIn({ type, value, offset, length, children = [] }: Node): Reminder[] {
  // The first child of a property is its key.
  if (type === 'property') return children.slice(1).flatMap(remindersIn);
  if (type !== 'string') return children.flatMap(remindersIn);
  const text = String(value);
  return signs.some((sign) => text.includes(sign)) && reminder.test(text) ? [{ text, offset, length }] : [];
}
