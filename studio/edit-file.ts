import type { CellMode } from './cell';
import type { Words } from './try-words';

/** A brand's file on disk; a missing file has only its `$schema`. */
export interface FileJson {
  path: string;
  /** Null for a file with a syntax error: its other content would be lost. */
  content: Readonly<Record<string, unknown>> | null;
}

/**
 * The theme file with other colours.
 *
 * @param colors the brand's current colours; an equal colour is no change
 * @returns undefined when nothing changes, or the file has no content
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
 * @param words the brand's current texts; an equal text is no change
 * @param problems errors of invalid texts, by `group.key`
 * @returns undefined when nothing changes, or the file has no content
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
