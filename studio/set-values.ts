import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Span } from '../catalogue/source/json-text';
import { addKeys, spanWithComma } from '../checks/findings/locate-finding';

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
  const node = findNodeAtLocation(root, [...path]);
  if (node && value !== undefined) return put(text, node, JSON.stringify(value));
  if (node?.parent) return put(text, spanWithComma(text, node.parent), '');
  if (value === undefined) return text;
  const depth = path.findIndex((_, index) => !findNodeAtLocation(root, path.slice(0, index + 1)));
  const parent = findNodeAtLocation(root, path.slice(0, depth));
  const [key = '', ...inside] = path.slice(depth);
  if (parent?.type !== 'object') return text;
  const nested = inside.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  return insertMember(text, parent, key, nested, after[key]);
}

/** Puts a member behind another one, or as the only one on a line of its own. */
function insertMember(text: string, object: Node, key: string, value: unknown, after: string | undefined): string {
  const unit = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
  const { children = [] } = object;
  const before = children.find(({ children: [name] = [] }) => name?.value === after) ?? children.at(-1);
  if (before) {
    const { replacement, ...span } = addKeys(text, before, { [key]: value }, unit);
    return put(text, span, replacement);
  }
  const indent = /(?:^|\n)([ \t]*)[^\n]*$/.exec(text.slice(0, object.offset))?.[1] ?? '';
  const lines = JSON.stringify({ [key]: value }, null, unit).replaceAll('\n', `\n${indent}`);
  return put(text, object, text.includes('\r\n') ? lines.replaceAll('\n', '\r\n') : lines);
}

function put(text: string, { offset, length }: Span, added: string): string {
  return text.slice(0, offset) + added + text.slice(offset + length);
}
