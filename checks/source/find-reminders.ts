import { type Node, parseTree } from 'jsonc-parser';
import { isPendingId } from '../../catalogue/pending-id';

/**
 * Notes that authors leave in unfinished text. `todo` and `a definir` are Portuguese, so they count alone or as a note;
 * `TODO` inside a text may be the word in capitals.
 */
const reminders = [
  /\bTODO\s*[:(]/,
  /^\P{L}*todo\P{L}*$/iu,
  /\bfixme\b|\blorem ipsum\b|\bxxx+\b|\btbd\b|\bteste teste\b/i,
  /\bA (?:DEFINIR|PREENCHER)\b/,
  /^\P{L}*(?:a (?:definir|preencher)|preencher (?:aqui|depois)|(?:(?:inserir|insira|escreva) )?(?:o |seu )?texto aqui)\P{L}*$/iu,
  /^\P{L}*(?:preencher|PREENCHER)\P{L}*$|[[{<(](?:preencher|PREENCHER)\b/u,
];

/** Part of every reminder; few files contain it. */
const signs = [/TODO/, /"\P{L}*todo\P{L}*"|fixme|lorem ipsum|xxx|tbd|teste teste|a definir|preencher|texto aqui/iu];

export interface Reminder {
  text: string;
  kind: 'text' | 'id';
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
  if (type === 'property') return remindersInProperty(children);
  if (type !== 'string') return children.flatMap(remindersIn);
  const text = String(value);
  const isPending = isPendingId(text);
  const isLeft = isPending || reminders.some((reminder) => reminder.test(text));
  return isLeft ? [{ text, kind: isPending ? 'id' : 'text', offset, length }] : [];
}

/** The ids of one plan are asked for together, so they are one reminder. */
function remindersInProperty([key, value]: readonly Node[]): Reminder[] {
  const found = value ? remindersIn(value) : [];
  return key?.value === 'planId' ? found.slice(0, 1) : found;
}
