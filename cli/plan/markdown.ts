/** Text of a file as code: it can name nobody, link nowhere and end no line of a table. */
export function code(text: string): string {
  const flat = text.replaceAll(/[`\r\n]/g, ' ').replaceAll('|', '\\|');
  return `\`${flat}\``;
}

/** The most that GitHub takes as a comment is 65,536 characters. */
const longestText = 65_535;

/** Lines as one text that a pull request takes; what does not fit is left out from the end, and counted. */
export function joinLines(lines: readonly string[], tellCut: (lines: number) => string): string {
  const whole = `${lines.join('\n')}\n`;
  if (whole.length <= longestText) return whole;
  // The longest sentence about what was cut.
  let room = longestText - tellCut(lines.length).length - 2;
  const kept: string[] = [];
  for (const line of lines) {
    room -= line.length + 1;
    if (room < 0) break;
    kept.push(line);
  }
  return `${kept.join('\n')}\n\n${tellCut(lines.length - kept.length)}\n`;
}
