import { getNodePath, getNodeValue, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import type { TextEdit } from '../../checks/findings/locate-finding';

/** Replaces each string of a JSON text that equals `from` and has a matching path. */
export function replaceStrings(
  text: string,
  { from, to, isMeant }: { from: string; to: string; isMeant: (path: JSONPath) => boolean },
): TextEdit[] {
  const root = parseTree(text);
  return root ? listStrings(root).flatMap(replace) : [];

  function replace(node: Node): TextEdit[] {
    if (getNodeValue(node) !== from || !isMeant(getNodePath(node))) return [];
    return [{ offset: node.offset, length: node.length, replacement: JSON.stringify(to) }];
  }
}

/** String values of a tree, without keys. */
function listStrings(node: Node): Node[] {
  if (node.type === 'string') return [node];
  const children = node.children ?? [];
  return (node.type === 'property' ? children.slice(1) : children).flatMap(listStrings);
}
