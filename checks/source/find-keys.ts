import { getNodePath, getNodeValue, type JSONPath, type Node, parseTree, visit } from 'jsonc-parser';

/** A repeated key in one object: JSON.parse silently keeps the last value. */
export interface DuplicateKey {
  path: JSONPath;
  /** Range of the earlier key, whose value is lost. */
  offset: number;
  length: number;
  /** Whether both have the same value, so that either can be removed. */
  isSame: boolean;
}

/** Valid JSON → keys that occur more than once in an object. */
export function findDuplicateKeys(text: string): DuplicateKey[] {
  // JSON.parse keeps fewer members than a text with repeated keys seems to have. Few files need the slower search.
  if ((text.match(/"\s*:/g)?.length ?? 0) === countMembers(JSON.parse(text))) return [];
  const root = parseTree(text);
  return root ? duplicatesIn(root) : [];
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const parts: unknown[] = Object.values(value);
  return parts.reduce<number>((sum, part) => sum + countMembers(part), Array.isArray(value) ? 0 : parts.length);
}

function duplicatesIn(node: Node): DuplicateKey[] {
  const children = node.children ?? [];
  if (node.type !== 'object') return children.flatMap(duplicatesIn);
  const seen = new Map<string, { key: Node; value: Node }>();
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    if (!key || !value) return [];
    const name = getNodeValue(key) as string;
    const earlier = seen.get(name);
    seen.set(name, { key, value });
    const inside = duplicatesIn(value);
    if (!earlier) return inside;
    const isSame = JSON.stringify(getNodeValue(earlier.value)) === JSON.stringify(getNodeValue(value));
    const { offset, length } = earlier.key;
    return [{ path: [...getNodePath(node), name], offset, length, isSame }, ...inside];
  });
}

/** Ranges of all keys with a name in a text. */
export function findKeys(text: string, name: string): { offset: number; length: number }[] {
  const spans: { offset: number; length: number }[] = [];
  visit(text, {
    onObjectProperty: (key, offset, length) => {
      if (key === name) spans.push({ offset, length });
    },
  });
  return spans;
}
