import type { TextFix } from '../findings/config-finding';

/** Smallest single edit that turns one text into another. */
export function compareTexts(text: string, other: string): TextFix {
  const shorter = Math.min(text.length, other.length);
  let start = 0;
  while (start < shorter && text[start] === other[start]) start += 1;
  let rest = 0;
  while (rest < shorter - start && text.at(-1 - rest) === other.at(-1 - rest)) rest += 1;
  const replacement = other.slice(start, other.length - rest);
  return { kind: 'replace-text', offset: start, length: text.length - rest - start, replacement };
}
