import type { TextFix } from '../../catalogue/source/file-explainer';
import type { Span } from '../../catalogue/source/json-text';
import { findRepair } from './find-repair';
import { parseJson } from './parse-json';

/** Text around a JSON document, as chats and documentation put it. */
export interface Wrapping extends Span {
  reason: 'fence' | 'text-around';
  fix: TextFix | undefined;
}

/** Lines of Markdown that open and close a block of code. */
const opening = /^[ \t]*```[^\n`]*$/m;
const closing = /^[ \t]*```[ \t]*$/m;

/**
 * Finds what stands before a document, else what stands after it. The fix deletes it if the rest is a valid file.
 *
 * @param isFitting whether the file may hold a value with this text
 */
export function findWrapping(text: string, isFitting: (value: unknown, text: string) => boolean): Wrapping | undefined {
  const fence = opening.exec(text);
  const { start, end } = fence ? findFenced(text, fence) : findBraced(text);
  const inner = text.slice(start, end);
  const outer = [text.slice(0, start), text.slice(end)] as const;
  if (outer.every((part) => part.trim() === '')) return undefined;
  const value = parseJson(inner);
  // Quotes and brackets belong to the document; comments have their own advice.
  if (!fence && (value === undefined || outer.some((part) => /["{}[\]]|^\s*(?:\/[/*]|,)/.test(part)))) return undefined;
  const isWhole = value !== undefined ? isFitting(value, inner) : findRepair(inner, isFitting) !== undefined;
  const [before, after] = outer;
  const isBefore = before.trim() !== '';
  const edit = isBefore ? { offset: 0, length: start } : { offset: end, length: after.length };
  const replacement = isBefore || !/\n\s*$/.test(after) ? '' : '\n';
  const offset = fence && isBefore ? fence.index : edit.offset + (isBefore ? before : after).search(/\S/);
  const line = /^.*/.exec(text.slice(offset))?.[0] ?? '';
  const fix = isWhole ? ({ kind: 'replace-text', ...edit, replacement } as const) : undefined;
  return { reason: fence ? 'fence' : 'text-around', offset, length: Math.max(1, line.trimEnd().length), fix };
}

/** The lines between the fences. After the opening one is deleted, the first fence is the closing one. */
function findFenced(text: string, fence: RegExpExecArray): { start: number; end: number } {
  if (/^\s*[{[]/.test(text)) return { start: 0, end: text.slice(0, fence.index).trimEnd().length };
  const start = fence.index + fence[0].length + 1;
  const close = closing.exec(text.slice(start));
  const inner = close ? text.slice(start, start + close.index) : text.slice(start);
  return { start, end: start + inner.trimEnd().length };
}

function findBraced(text: string): { start: number; end: number } {
  const start = Math.max(0, text.search(/[{[]/));
  return { start, end: Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1 || text.length };
}
