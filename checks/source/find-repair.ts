import { jsonrepair } from 'jsonrepair';
import type { TextFix } from '../findings/config-finding';
import { compareTexts } from './compare-texts';

/**
 * Smallest edit that makes broken text valid JSON; undefined when no repair is valid for the file.
 *
 * @param isFitting whether the file may hold a value with this text
 */
export function findRepair(text: string, isFitting: (value: unknown, text: string) => boolean): TextFix | undefined {
  const repaired = repair(text);
  if (repaired === undefined || isCut(text, repaired)) return undefined;
  const fix = compareTexts(text, repaired);
  return isSafe(text, fix) && isFitting(JSON.parse(repaired), repaired) ? fix : undefined;
}

function repair(text: string): string | undefined {
  try {
    return jsonrepair(text);
  } catch {
    return undefined;
  }
}

/** Half a file after a broken upload: closing its brackets would hide the loss. */
function isCut(text: string, repaired: string): boolean {
  return !/[\]}]\s*$/.test(text) || countClosers(repaired) - countClosers(text) > 1;
}

function countClosers(text: string): number {
  return text.match(/[\]}]/g)?.length ?? 0;
}

/** A repair must not add a null, which removes inherited values, nor end a text after a curly quote. */
function isSafe(text: string, { offset, replacement }: TextFix): boolean {
  return !/\bnull\b/.test(replacement) && !(/^"/.test(replacement) && /[“”]$/.test(text.slice(0, offset)));
}
