import { listBrackets, listOpen } from './list-brackets';
import { lastSign, replace, type SyntaxMistake } from './syntax-mistake';

/** A value or name that begins with a sign that only looks like a quote; its line is given from there. */
export function describeQuotes(offset: number, rest: string): SyntaxMistake | undefined {
  const [reason, quoted] = rest.startsWith("'")
    ? (['single-quotes', /^'([^'"\\]*)'/] as const)
    : (['curly-quotes', /^[“”„]([^“”„"\\]*)(?:”|“|"(?=\s*(?:[,:}\]]|$)))/] as const);
  if (!/^['“”„‘’«]/.test(rest)) return undefined;
  const [whole, inside] = quoted.exec(rest) ?? [];
  if (whole === undefined) return { reason, offset, length: 1 };
  return { reason, offset, length: whole.length, fix: replace(offset, whole.length, `"${inside}"`) };
}

/**
 * A text that was meant to end sooner than it does: with a curly quote, or, as the name that it is, before its colon.
 *
 * @param start of its opening quote
 * @param end of what stands in it
 */
export function describeQuoteEnd(text: string, start: number, end: number): SyntaxMistake | undefined {
  const inside = text.slice(start + 1, end).trimEnd();
  return describeCurlyEnd(start + 1, inside) ?? describeKeyEnd(text, start, inside);
}

/** A curly quote that no other one opens, with nothing behind it but signs of JSON. */
function describeCurlyEnd(offset: number, inside: string): SyntaxMistake | undefined {
  const ending = /[”“](?=[\s,:{}[\]]*$)/.exec(inside);
  if (!ending) return undefined;
  const before = inside.slice(0, ending.index);
  const opened = before.lastIndexOf('“');
  if (opened > before.lastIndexOf('”')) return undefined;
  const place = { offset: offset + ending.index, length: 1 };
  return { reason: 'curly-quotes', ...place, fix: replace(place.offset, 1, '"') };
}

function describeKeyEnd(text: string, start: number, inside: string): SyntaxMistake | undefined {
  const [, name = '', curly = ''] = /^([\w$.-]+)([”“]?)\s*:/.exec(inside) ?? [];
  if (name === '' || !isNamePlace(text, start)) return undefined;
  const end = start + 1 + name.length;
  const fix = replace(end, curly.length, '"');
  if (curly !== '') return { reason: 'curly-quotes', offset: end, length: 1, fix };
  return { reason: 'key-unclosed', offset: start, length: name.length + 1, fix };
}

/** Whether a name is due at a place: in a group, at its beginning or behind a comma. */
function isNamePlace(text: string, offset: number): boolean {
  const before = text[lastSign(text, offset)] ?? '';
  return before === '{' || (before === ',' && listOpen(text.slice(0, offset)).at(-1)?.sign === '{');
}

/** Where the text begins whose last quote stands at a place. */
export function startOfText(text: string, quote: number): number | undefined {
  const line = text.lastIndexOf('\n', quote - 1) + 1;
  for (const { sign, offset, end } of listBrackets(text.slice(line, quote + 1))) {
    if (sign === '"' && line + end === quote + 1) return line + offset;
  }
  return undefined;
}
