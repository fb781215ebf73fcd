import { getNodePath, getNodeValue, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { applyEdits } from '../fix/apply-edits';

/** Replaces each string of a JSON text that equals `from` and has a matching path. */
export function replaceStrings(
  text: string,
  { from, to, isIntended }: { from: string; to: string; isIntended: (path: JSONPath) => boolean },
): string {
  const root = parseTree(text);
  const found = root
    ? listStrings(root).filter((node) => getNodeValue(node) === from && isIntended(getNodePath(node)))
    : [];
  const replacement = JSON.stringify(to);
  return applyEdits(
    text,
    found.map(({ offset, length }) => ({ offset, length, replacement })),
  );
}

/** String values of a tree, without keys. */
function listStrings(node: Node): Node[] {
  if (node.type === 'string') return [node];
  const children = node.children ?? [];
  return (node.type === 'property' ? children.slice(1) : children).flatMap(listStrings);
}
