import { getNodePath, getNodeValue, type JSONPath, type Node, parseTree } from 'jsonc-parser';

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
  const root = parseTree(text);
  return root ? duplicatesIn(root) : [];
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

/** Ranges of all keys with a name in a valid text. */
export function findKeys(text: string, name: string): { offset: number; length: number }[] {
  const root = parseTree(text);
  return root ? keysIn(root, name) : [];
}

function keysIn(node: Node, name: string): { offset: number; length: number }[] {
  const [key] = node.children ?? [];
  const own = node.type === 'property' && key?.value === name ? [{ offset: key.offset, length: key.length }] : [];
  return [...own, ...(node.children ?? []).flatMap((child) => keysIn(child, name))];
}
