import { type Node, parseTree } from 'jsonc-parser';

/**
 * Notes that authors leave in unfinished text. Lowercase "todo" is a Portuguese word, and a bare `TODO` may be that
 * word in capitals.
 */
const reminders = [/\bTODO\s*[:(]|^\s*TODO\s*$/, /\bfixme\b|\blorem ipsum\b|\bxxx+\b/i];

/** Part of every reminder; very few files contain it. */
const signs = [/TODO/, /fixme|lorem ipsum|xxx/i];

export interface Reminder {
  text: string;
  offset: number;
  length: number;
}

/** Valid JSON → texts with a reminder. */
export function findReminders(text: string): Reminder[] {
  if (!signs.some((sign) => sign.test(text))) return [];
  const root = parseTree(text);
  return root ? remindersIn(root) : [];
}

function remindersIn({ type, value, offset, length, children = [] }: Node): Reminder[] {
  // The first child of a property is its key.
  if (type === 'property') return children.slice(1).flatMap(remindersIn);
  if (type !== 'string') return children.flatMap(remindersIn);
  const text = String(value);
  return reminders.some((reminder) => reminder.test(text)) ? [{ text, offset, length }] : [];
}
