import { jsonrepair } from 'jsonrepair';
import type { TextFix } from '../../catalogue/source/file-explainer';

/**
 * The edit that makes JSON of a broken text; undefined where no repair states something that the file may hold.
 *
 * @param isFitting whether the file may hold a value, and the text that states it
 */
export function findRepair(text: string, isFitting: (value: unknown, text: string) => boolean): TextFix | undefined {
  const repaired = repair(text);
  if (repaired === undefined || isCut(text, repaired)) return undefined;
  const fix = compare(text, repaired);
  return isSafe(text, fix) && isFitting(JSON.parse(repaired), repaired) ? fix : undefined;
}

function repair(text: string): string | undefined {
  try {
    return jsonrepair(text);
  } catch {
    return undefined;
  }
}

/** Half of a file, as a broken upload leaves it: closing it would make its loss look right. */
function isCut(text: string, repaired: string): boolean {
  return !/[\]}]\s*$/.test(text) || countClosers(repaired) - countClosers(text) > 1;
}

function countClosers(text: string): number {
  return text.match(/[\]}]/g)?.length ?? 0;
}

/** No repair invents a null, which removes what a file inherits, or ends a text behind the curly quote that was meant to. */
function isSafe(text: string, { offset, replacement }: TextFix): boolean {
  return !/\bnull\b/.test(replacement) && !(/^"/.test(replacement) && /[“”]$/.test(text.slice(0, offset)));
}

/** The smallest edit of one span that makes one text of another. */
function compare(text: string, other: string): TextFix {
  const shorter = Math.min(text.length, other.length);
  let start = 0;
  while (start < shorter && text[start] === other[start]) start += 1;
  let rest = 0;
  while (rest < shorter - start && text.at(-1 - rest) === other.at(-1 - rest)) rest += 1;
  const replacement = other.slice(start, other.length - rest);
  return { kind: 'replace-text', offset: start, length: text.length - rest - start, replacement };
}
