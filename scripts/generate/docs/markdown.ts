import { HEADER_TEXT } from '../names';

/** A page: title, the mark of what is generated, and its parts with an empty line between them. */
export function page(title: string, parts: readonly string[]): string {
  return `${[`# ${title}`, `<!-- ${HEADER_TEXT} -->`, ...parts.filter((part) => part !== '')].join('\n\n')}\n`;
}

/** A table; nothing when it has no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(line)].join('\n');
}

/** A text in the type of code; with marks around it that it does not hold itself. */
export function code(text: string): string {
  if (text === '') return '';
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A block of code. */
export function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

/** A text of the sources, shown as it stands: `<` begins no tag, and no sign is taken for Markdown's own. */
export function plain(text: string): string {
  return text.replace(/[\\*]/g, '\\$&').replaceAll('<', '&lt;');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
