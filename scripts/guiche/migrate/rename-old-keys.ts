import { getNodePath, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { TextEdit } from '../../../renderer/config/findings/locate-finding';
import { schemaAt } from '../../../renderer/config/source/schema-at';

/**
 * Gives each key that a schema calls deprecated the name that has taken its place. Where the object has that one too, a
 * person has to choose: both stay.
 *
 * @param schema path in the project
 */
export function renameOldKeys(text: string, schema: string): TextEdit[] {
  const root = parseTree(text);
  if (!root) return [];
  const value: unknown = getNodeValue(root);
  return listProperties(root).flatMap((property) => {
    const [key, content] = property.children ?? [];
    if (!key || !content) return [];
    const node = schemaAt(schema, value, getNodePath(content) as (string | number)[]);
    const name = node?.deprecated ? node['x-renamedTo'] : undefined;
    const siblings = (property.parent?.children ?? []).map(({ children }) => children?.[0]?.value as unknown);
    if (name === undefined || siblings.includes(name)) return [];
    return [{ offset: key.offset, length: key.length, replacement: JSON.stringify(name) }];
  });
}

function listProperties(node: Node): Node[] {
  const inside = (node.children ?? []).flatMap(listProperties);
  return node.type === 'property' ? [node, ...inside] : inside;
}
