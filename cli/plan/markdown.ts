/** Text of a file as Markdown code: it cannot mention people, link, or break a table row. */
export function code(text: string): string {
  const flat = text.replaceAll(/[`\r\n]/g, ' ').replaceAll('|', '\\|');
  return `\`${flat}\``;
}

/** GitHub's limit for a comment is 65,536 characters. The workflow adds a link. */
const longestText = 65_000;

/** Joins lines within a comment's limit. Drops lines from the end and counts them. */
export function joinLines(lines: readonly string[], tellCut: (lines: number) => string): string {
  const whole = `${lines.join('\n')}\n`;
  if (whole.length <= longestText) return whole;
  // Reserves space for the longest sentence about dropped lines.
  let room = longestText - tellCut(lines.length).length - 2;
  const kept: string[] = [];
  for (const line of lines) {
    room -= line.length + 1;
    if (room < 0) break;
    kept.push(line);
  }
  return `${kept.join('\n')}\n\n${tellCut(lines.length - kept.length)}\n`;
}
