import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { type ConfigFiles, readText } from './config-files';

export interface Span {
  offset: number;
  length: number;
}

/** JSON path in a file, and whether its key or value is meant. A missing path means its nearest existing parent. */
export interface JsonPlace {
  file: string;
  path: JSONPath;
  part?: 'key' | 'value';
}

/** Keys and list indexes, from the root inwards. */
type Path = readonly (string | number)[];

/** Text of a config file with the positions of its values. Parsed once, on first use. */
export class JsonText {
  private tree: { root: Node | undefined } | undefined;

  /** @param text empty for an unreadable file */
  constructor(readonly text: string) {}

  get root(): Node | undefined {
    this.tree ??= { root: parseTree(maskByteOrderMark(this.text)) };
    return this.tree.root;
  }

  /** Range of the key or value at a path. For an object or list, its key; for a missing path, the nearest parent. */
  spanOf(path: Path, part: 'key' | 'value' = 'value'): Span {
    const { root } = this;
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

  /** Line of a key, or of its nearest existing parent. */
  lineOf(path: Path): number {
    return this.lineAt(this.spanOf(path, 'key').offset);
  }

  /** From 1. */
  lineAt(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }
}

/** Replaces a byte order mark, which is invalid JSON, with a space, so that every offset stays. */
export function maskByteOrderMark(text: string): string {
  return text.replace(/^\uFEFF/, ' ');
}

/** Key of a value; undefined when it has none. */
export function keyOf(node: Node): Node | undefined {
  return node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
}

/** Opens each file once, for positions in it. */
export function createJsonReader(files: ConfigFiles): (file: string) => JsonText {
  const opened = new Map<string, JsonText>();
  return (file) => {
    const json = opened.get(file) ?? new JsonText(readText(files, file));
    opened.set(file, json);
    return json;
  };
}
