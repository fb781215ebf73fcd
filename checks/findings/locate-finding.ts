import { findNodeAtLocation, findNodeAtOffset, type Node } from 'jsonc-parser';
import { type JsonText, keyOf, type Span } from '../../catalogue/source/json-text';
import type { ConfigFinding, Fix } from './config-finding';

/** A text edit. Files are never regenerated from their values. */
export interface TextEdit {
  offset: number;
  length: number;
  replacement: string;
}

/** A finding with its position in the file's text. Lines and columns start at 1. */
export interface LocatedFinding extends ConfigFinding {
  offset: number;
  length: number;
  line: number;
  column: number;
  endColumn: number;
  /** Text of the finding's line. */
  lineText: string;
  edits: readonly TextEdit[];
}

/** @param json text of the finding's file */
export function locateFinding(finding: ConfigFinding, json: JsonText): LocatedFinding {
  const { place } = finding;
  const { text } = json;
  const span = 'path' in place ? json.spanOf(place.path, place.part) : place;
  const offset = Math.min(span.offset, text.length);
  const line = json.lineAt(offset);
  const start = text.slice(0, offset).lastIndexOf('\n') + 1;
  const end = text.indexOf('\n', start);
  const lineText = text.slice(start, end === -1 ? text.length : end).replace(/\r$/, '');
  const column = offset - start + 1;
  const endColumn = Math.max(column + 1, Math.min(column + span.length, lineText.length + 1));
  const edits = finding.fix ? planEdits(finding.fix, json, finding) : [];
  return { ...finding, offset, length: span.length, line, column, endColumn, lineText, edits };
}

function planEdits(fix: Fix, json: JsonText, { place }: ConfigFinding): TextEdit[] {
  if (fix.kind === 'replace-text') return [{ offset: fix.offset, length: fix.length, replacement: fix.replacement }];
  const node = nodeAt(json.root, place);
  if (!node) return [];
  if (fix.kind === 'set-value') return [{ ...spanNode(node), replacement: JSON.stringify(fix.value) }];
  const key = keyOf(node);
  if (fix.kind === 'rename-key') return key ? [{ ...spanNode(key), replacement: JSON.stringify(fix.name) }] : [];
  if (fix.kind === 'add-keys') return key?.parent ? [addKeys(json.text, key.parent, fix.keys)] : [];
  return [{ ...spanWithComma(json.text, key && node.parent ? node.parent : node), replacement: '' }];
}

/** The value at a place; for a span, the value of its property. */
function nodeAt(root: Node | undefined, place: ConfigFinding['place']): Node | undefined {
  if (!root) return undefined;
  if ('path' in place) return findNodeAtLocation(root, place.path);
  const found = findNodeAtOffset(root, place.offset);
  return found?.parent?.type === 'property' ? found.parent.children?.[1] : undefined;
}

function spanNode({ offset, length }: Node): Span {
  return { offset, length };
}

/**
 * New members after one, each on a line of its own if that one begins its line.
 *
 * @param indent of a value that has several lines
 */
export function addKeys(text: string, member: Node, keys: Readonly<Record<string, unknown>>, indent = ''): TextEdit {
  const line = /\r?\n[ \t]*$/.exec(text.slice(0, member.offset))?.[0];
  const gap = line ?? ' ';
  const print = (value: unknown) => JSON.stringify(value, null, line && indent).replaceAll('\n', gap);
  const added = Object.entries(keys).map(([key, value]) => `,${gap}${JSON.stringify(key)}: ${print(value)}`);
  return { offset: member.offset + member.length, length: 0, replacement: added.join('') };
}

/** A member or item with its comma, and its line if it is alone there. */
export function spanWithComma(text: string, node: Node): Span {
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
