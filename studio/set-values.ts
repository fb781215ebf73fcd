import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Span } from '../catalogue/source/json-text';
import { spanWithComma } from '../checks/findings/locate-finding';

/** A key's new value; undefined removes the key. */
export type ValueChange = readonly [path: readonly string[], value: string | undefined];

const byteOrderMark = /^\uFEFF/;

/**
 * A JSON text with other values. All else stays as its author wrote it: order, spaces and line ends.
 *
 * @param after keys by which a new key stands right behind another one
 */
export function setValues(
  text: string,
  changes: readonly ValueChange[],
  after: Readonly<Record<string, string>> = {},
): string {
  const [mark = ''] = byteOrderMark.exec(text) ?? [];
  return mark + changes.reduce((now, change) => setValue(now, change, after), text.slice(mark.length));
}

function setValue(text: string, [path, value]: ValueChange, after: Readonly<Record<string, string>>): string {
  const root = parseTree(text);
  if (root?.type !== 'object') return text;
  const put = ({ offset, length }: Span, added: string) => text.slice(0, offset) + added + text.slice(offset + length);
  const node = findNodeAtLocation(root, [...path]);
  if (node && value !== undefined) return put(node, JSON.stringify(value));
  if (node?.parent) return put(spanWithComma(text, node.parent), '');
  if (value === undefined) return text;
  const depth = path.findIndex((_, index) => !findNodeAtLocation(root, path.slice(0, index + 1)));
  const parent = findNodeAtLocation(root, path.slice(0, depth));
  const [key = '', ...inside] = path.slice(depth);
  if (parent?.type !== 'object') return text;
  return insertMember(text, parent, { key, value: nest(inside, value), after: after[key] });
}

/** Value below keys that are not there yet. */
function nest(keys: readonly string[], value: string): unknown {
  return keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
}

interface NewMember {
  key: string;
  value: unknown;
  after: string | undefined;
}

/** Puts a member on a line of its own, unless the object has only one line. */
function insertMember(text: string, { offset, length, children = [] }: Node, { key, value, after }: NewMember): string {
  const print = (space: string) => `${JSON.stringify(key)}: ${JSON.stringify(value, null, space)}`;
  const put = (from: number, to: number, added: string) => text.slice(0, from) + added + text.slice(to);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const unit = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
  const [first] = children;
  if (!first) {
    const indent = findIndent(text, offset);
    const member = `{\n${print(unit)}`.replaceAll('\n', `\n${indent}${unit}`);
    return put(offset, offset + length, `${member}\n${indent}}`.replaceAll('\n', lineEnd));
  }
  const before = children.find(({ children: [name] = [] }) => name?.value === after) ?? children.at(-1) ?? first;
  const end = before.offset + before.length;
  const isOneLine = !text.slice(offset, first.offset).includes('\n');
  if (isOneLine) return put(end, end, `, ${print('')}`);
  const member = `,\n${print(unit)}`.replaceAll('\n', `\n${findIndent(text, first.offset)}`);
  return put(end, end, member.replaceAll('\n', lineEnd));
}

/** Spaces at the start of the line of a place. */
function findIndent(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}
