import { findNodeAtLocation, findNodeAtOffset, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import type { ConfigFinding, Fix } from './config-finding';

/** A change to a text; no file is ever written anew from its value. */
export interface TextEdit {
  offset: number;
  length: number;
  replacement: string;
}

/** A finding with its place in the text of its file. Lines and columns count from 1. */
export interface LocatedFinding extends ConfigFinding {
  offset: number;
  length: number;
  line: number;
  column: number;
  endColumn: number;
  /** The line it stands in. */
  lineText: string;
  edits: readonly TextEdit[];
}

/** @param text of the finding's file; empty when the file cannot be read */
export function locateFinding(finding: ConfigFinding, text: string): LocatedFinding {
  // A byte order mark is no JSON; a space in its place keeps every offset.
  const json = text.replace(/^\uFEFF/, ' ');
  const { place } = finding;
  const root = 'path' in place || finding.fix?.kind === 'remove' ? parseTree(json) : undefined;
  const span = 'path' in place ? spanOf(root, place.path, place.part) : place;
  const offset = Math.min(span.offset, text.length);
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  const start = before.lastIndexOf('\n') + 1;
  const end = text.indexOf('\n', start);
  const lineText = text.slice(start, end === -1 ? text.length : end).replace(/\r$/, '');
  const column = offset - start + 1;
  const endColumn = Math.max(column + 1, Math.min(column + span.length, lineText.length + 1));
  const edits = finding.fix ? planEdits(finding.fix, json, root, finding) : [];
  return { ...finding, offset, length: span.length, line, column, endColumn, lineText, edits };
}

interface Span {
  offset: number;
  length: number;
}

/** The key or the value at a path; of an object or a list its key, of what does not exist the nearest parent. */
function spanOf(root: Node | undefined, path: JSONPath, part: 'key' | 'value' = 'value'): Span {
  for (let length = path.length; root && length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (!node) continue;
    const key = keyOf(node);
    const isLong = node.type === 'object' || node.type === 'array';
    if (key && (part === 'key' || isLong || length < path.length)) return key;
    return isLong ? { offset: node.offset, length: 1 } : node;
  }
  return { offset: root?.offset ?? 0, length: 1 };
}

function keyOf(node: Node): Node | undefined {
  return node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
}

function planEdits(fix: Fix, text: string, root: Node | undefined, { place }: ConfigFinding): TextEdit[] {
  if (fix.kind === 'replace-text') return [{ offset: fix.offset, length: fix.length, replacement: fix.replacement }];
  const node = nodeAt(root, place);
  if (!node) return [];
  if (fix.kind === 'set-value') return [{ ...spanNode(node), replacement: JSON.stringify(fix.value) }];
  const key = keyOf(node);
  if (fix.kind === 'rename-key') return key ? [{ ...spanNode(key), replacement: JSON.stringify(fix.name) }] : [];
  return [{ ...spanWithComma(text, key && node.parent ? node.parent : node), replacement: '' }];
}

/** The value that a place names; of a span, the value of the property that it stands in. */
function nodeAt(root: Node | undefined, place: ConfigFinding['place']): Node | undefined {
  if (!root) return undefined;
  if ('path' in place) return findNodeAtLocation(root, place.path);
  const found = findNodeAtOffset(root, place.offset);
  return found?.parent?.type === 'property' ? found.parent.children?.[1] : undefined;
}

function spanNode({ offset, length }: Node): Span {
  return { offset, length };
}

/** A member or item with the comma that goes with it, and its line when it stands alone there. */
function spanWithComma(text: string, node: Node): Span {
  const siblings = node.parent?.children ?? [];
  const index = siblings.indexOf(node);
  const next = siblings[index + 1];
  const previous = siblings[index - 1];
  if (next) return { offset: node.offset, length: next.offset - node.offset };
  const start = previous ? previous.offset + previous.length : node.offset;
  const end = node.offset + node.length;
  const rest = previous ? '' : (/^\s*/.exec(text.slice(end))?.[0] ?? '');
  return { offset: start, length: end - start + rest.length };
}
