import { printable } from '../../checks/findings/printable';

/** A line, or lines that stand or fall together. */
export type PlanLine = string | readonly string[];

/** Text of a file as Markdown code on one line, outside tables: it cannot mention people or link. */
export function code(text: string): string {
  const flat = text.replaceAll(/[\r\n]/g, ' ');
  const runs = new Set((flat.match(/`+/g) ?? []).map(({ length }) => length));
  let length = 1;
  while (runs.has(length)) length += 1;
  const fence = '`'.repeat(length);
  // Markdown removes one space from both ends.
  const pad = /^`|`$|^ .*\S.* $/.test(flat) ? ' ' : '';
  return `${fence}${pad}${flat}${pad}${fence}`;
}

/** GitHub's limit for a comment is 65,536 characters. The workflow adds a link. */
const longestText = 65_000;

/** A longer line may be dropped alone: the short ones after it, such as tables, still fit. */
const longestLine = 1_000;

/** Joins lines within a comment's limit. Drops a long line without room, then lines from the end, and counts them. */
export function joinLines(planLines: readonly PlanLine[], formatCut: (lines: number) => string): string {
  const lines = planLines.map((line) => [line].flat().map(printable).join('\n'));
  const whole = `${lines.join('\n')}\n`;
  if (whole.length <= longestText) return whole;
  // Reserves space for the longest sentence about dropped lines.
  let room = longestText - formatCut(lines.length).length - 2;
  const shown: string[] = [];
  for (const line of lines) {
    const left = room - line.length - 1;
    if (left < 0 && line.length > longestLine) continue;
    if (left < 0) break;
    room = left;
    shown.push(line);
  }
  return `${shown.join('\n')}\n\n${formatCut(lines.length - shown.length)}\n`;
}
