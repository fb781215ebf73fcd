import { getNodePath, getNodeValue, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import type { TextEdit } from '../../checks/findings/locate-finding';

/** Puts another text in the place of each string of a JSON text that is `from` and stands at a path that is meant. */
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

/** The string values of a tree; keys are none. */
function listStrings(node: Node): Node[] {
  if (node.type === 'string') return [node];
  const children = node.children ?? [];
  return (node.type === 'property' ? children.slice(1) : children).flatMap(listStrings);
}
