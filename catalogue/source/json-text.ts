import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

export interface Span {
  offset: number;
  length: number;
}

/** Keys and places in lists, from the whole file inwards. */
type Path = readonly (string | number)[];

/** The text of a config file with the places of what it states: parsed once, when the first of them is asked for. */
export class JsonText {
  private tree: { root: Node | undefined } | undefined;

  /** @param text empty for a file that cannot be read */
  constructor(readonly text: string) {}

  get root(): Node | undefined {
    this.tree ??= { root: parseTree(maskByteOrderMark(this.text)) };
    return this.tree.root;
  }

  /** The key or the value at a path; of an object or a list its key, of what does not exist the nearest parent. */
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

  /** The line of a key, or of the nearest parent that exists. */
  lineOf(path: Path): number {
    return this.lineAt(this.spanOf(path, 'key').offset);
  }

  /** From 1. */
  lineAt(offset: number): number {
    return this.text.slice(0, offset).split('\n').length;
  }
}

/** A byte order mark is no JSON; a space in its place keeps every offset. */
export function maskByteOrderMark(text: string): string {
  return text.replace(/^\uFEFF/, ' ');
}

/** The key of a value, where it has one. */
export function keyOf(node: Node): Node | undefined {
  return node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
}

/** Opens files for places in them, each once. */
export function createJsonReader(readText: (file: string) => string): (file: string) => JsonText {
  const opened = new Map<string, JsonText>();
  return (file) => {
    const json = opened.get(file) ?? new JsonText(readText(file));
    opened.set(file, json);
    return json;
  };
}
