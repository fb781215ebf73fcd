/** A page: title and parts, separated by blank lines. */
export function page(title: string, parts: readonly string[]): string {
  return `${[`# ${title}`, ...parts.filter((part) => part !== '')].join('\n\n')}\n`;
}

/** A table; empty without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(line)].join('\n');
}

/** A row for each key with its text. */
export function textRows(texts: Readonly<Record<string, unknown>>): string[][] {
  return Object.entries(texts).map(([key, text]) => [code(key), plain(String(text))]);
}

/** Inline code; its delimiters do not occur in the text. */
export function code(text: string): string {
  if (text === '') return '';
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A block of code. */
export function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

/** Escapes a source text: `<` starts no tag, and no character is Markdown syntax. */
export function plain(text: string): string {
  return text.replace(/[\\*]/g, '\\$&').replaceAll('<', '&lt;');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** Anchor of a heading, as GitHub makes it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}
