import { visit } from 'jsonc-parser';
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

/** Valid JSON → texts with a reminder. The ids of one plan are asked for together, so they are one reminder. */
export function findReminders(text: string): Reminder[] {
  if (!signs.some((sign) => sign.test(text))) return [];
  const found = new Map<string, Reminder>();
  visit(text, {
    onLiteralValue: (value, offset, length, _line, _character, pathOf) => {
      if (typeof value !== 'string') return;
      const isPending = isPendingId(value);
      if (!isPending && !reminders.some((reminder) => reminder.test(value))) return;
      const path = pathOf();
      const place = path.slice(0, path.includes('planId') ? path.indexOf('planId') : undefined).join('/');
      if (!found.has(place)) found.set(place, { text: value, kind: isPending ? 'id' : 'text', offset, length });
    },
  });
  return [...found.values()];
}
