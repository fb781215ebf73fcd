import type { CellMode } from './cell';
import type { Words } from './try-words';

/** A file of a brand as it is on the disk; one that does not exist yet has its schema alone. */
export interface FileJson {
  path: string;
  /** Null where the file has a mistake of syntax: what else it says would be lost. */
  content: Readonly<Record<string, unknown>> | null;
}

/**
 * The theme file with other colours.
 *
 * @param colors those of the brand now: what is the same again is no change
 * @returns undefined when nothing is changed, or the file has no content to change
 */
export function setColors(
  { content }: FileJson,
  changed: Readonly<Record<CellMode, Readonly<Record<string, string>>>>,
  colors: Readonly<Record<CellMode, Readonly<Record<string, string>>>>,
): string | undefined {
  const modes = Object.entries(changed).map(([mode, roles]) => {
    const now = colors[mode as CellMode];
    return [mode, Object.fromEntries(Object.entries(roles).filter(([role, color]) => now[role] !== color))] as const;
  });
  return printChanged(content, modes);
}

/**
 * The copy file with other texts.
 *
 * @param words those of the brand now: what is the same again is no change
 * @param problems of texts that cannot be used, by `group.key`
 * @returns undefined when nothing is changed, or the file has no content to change
 */
export function setWords(
  { content }: FileJson,
  written: Words,
  words: Words,
  problems: Readonly<Record<string, string>>,
): string | undefined {
  const groups = Object.entries(written).map(([group, texts]) => {
    const usable = Object.entries(texts).filter(
      ([key, text]) => problems[`${group}.${key}`] === undefined && words[group]?.[key] !== text,
    );
    return [group, Object.fromEntries(usable)] as const;
  });
  return printChanged(content, groups);
}

function printChanged(
  content: FileJson['content'],
  groups: readonly (readonly [string, Readonly<Record<string, string>>])[],
): string | undefined {
  const changed = groups.filter(([, values]) => Object.keys(values).length > 0);
  if (content === null || changed.length === 0) return undefined;
  const merged = changed.map(([group, values]) => [group, { ...(content[group] as object | undefined), ...values }]);
  return `${JSON.stringify({ ...content, ...Object.fromEntries(merged) }, null, 2)}\n`;
}
